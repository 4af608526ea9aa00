/// The style of a page on a phone, on a wide screen in light or dark mode, and on paper.
enum PageStyle {
  static let sheet: StaticString = """
    :root { color-scheme: light dark; --ground: #f4f6f8; --card: #ffffff; --ink: #1b2430; --soft: #5a6675; --line: #dfe4ea; --link: #1d5fc4; }
    @media screen and (prefers-color-scheme: dark) {
    :root { --ground: #0f1318; --card: #171c23; --ink: #e8ecf1; --soft: #a3aebb; --line: #323b47; --link: #8bb6fa; }
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
    main { max-width: 64rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
    h1 { font-size: 1.6rem; line-height: 1.25; margin: 0; overflow-wrap: anywhere; }
    h2 { font-size: 1.05rem; line-height: 1.3; margin: 0 0 .75rem; overflow-wrap: anywhere; }
    a { color: var(--link); }
    a:focus-visible, input:focus-visible, select:focus-visible, summary:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    code { font: .9rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
    .asof, .note { color: var(--soft); margin: .25rem 0 0; }
    .note { margin-top: 1rem; }
    .card { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1rem; margin-top: 1rem; }
    .figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr)); gap: .75rem; margin: 1.25rem 0 0; }
    .figures div { display: flex; flex-direction: column; justify-content: space-between; background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: .75rem 1rem; }
    .figures dt { color: var(--soft); font-size: .85rem; overflow-wrap: anywhere; }
    .figures dd { margin: 0; font-size: 1.5rem; font-weight: 600; line-height: 1.3; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
    .charts { columns: 2 24rem; column-gap: 1rem; margin-top: 1rem; }
    .charts .card { break-inside: avoid; margin: 0 0 1rem; }
    .chart { display: block; width: 100%; max-width: 27rem; height: auto; overflow: visible; }
    table { border-collapse: collapse; width: 100%; font-size: .95rem; }
    th { text-align: left; color: var(--soft); font-size: .85rem; font-weight: 600; }
    th, td { padding: .45rem .9rem .45rem 0; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
    tbody tr:last-child td { border-bottom: 0; }
    th.number, td.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
    th, td.short { white-space: nowrap; }
    th:last-child, td:last-child { padding-right: 0; }
    @media (max-width: 40rem) {
    thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    table, tbody { display: block; }
    tr { display: grid; grid-template-columns: 1fr 1fr; column-gap: 2rem; padding: .6rem 0; border-bottom: 1px solid var(--line); }
    tr:first-child { padding-top: 0; }
    tr:last-child { border-bottom: 0; padding-bottom: 0; }
    td, td.number { grid-column: 1 / -1; border: 0; padding: .1rem 0; display: flex; justify-content: space-between; gap: 1rem; text-align: right; white-space: normal; }
    td.number { grid-column: auto; }
    td::before { content: attr(data-label); color: var(--soft); text-align: left; flex: none; }
    td.none { display: none; }
    }
    @media print {
    body { background: #ffffff; font-size: 11pt; }
    main { max-width: none; padding: 0; }
    .charts { columns: 2; }
    .card, .figures div, tr { break-inside: avoid; }
    .chart * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    thead { display: table-header-group; }
    }
    """
}
