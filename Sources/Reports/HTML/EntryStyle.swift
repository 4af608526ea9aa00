/// The style of entries and of the controls above them, in addition to `PageStyle`.
enum EntryStyle {
  static let sheet: StaticString = """
    :root { --good: #1a7044; --bad: #b3261e; --field: #8a95a3; }
    @media screen and (prefers-color-scheme: dark) {
    :root { --good: #6fcf97; --bad: #ff9a8f; --field: #6c7886; }
    }
    [hidden] { display: none !important; }
    .list { margin-top: 2rem; }
    .list h2 { margin: 0; font-size: 1.3rem; }
    .tools { display: flex; flex-wrap: wrap; gap: .75rem 1rem; align-items: end; margin-top: .75rem; }
    .tools label { display: flex; flex-direction: column; font-size: .85rem; color: var(--soft); }
    .tools .check { flex-direction: row; align-items: center; gap: .4rem; min-height: 2.5rem; }
    .tools input[type=search], .tools select { font: inherit; font-size: 1rem; color: var(--ink); background: var(--card); border: 1px solid var(--field); border-radius: .5rem; padding: .4rem .6rem; min-height: 2.5rem; max-width: 100%; }
    .tools input[type=checkbox] { width: 1.1rem; height: 1.1rem; margin: 0; }
    .entries { list-style: none; margin: 0; padding: 0; }
    .head { display: flex; justify-content: space-between; gap: 1rem; }
    h3 { font-size: 1.15rem; line-height: 1.3; margin: 0; overflow-wrap: anywhere; }
    .measure { margin: 0; flex: none; text-align: right; line-height: 1.2; }
    .measure span { display: block; font-size: .75rem; color: var(--soft); }
    .measure b { font-size: 1.3rem; font-variant-numeric: tabular-nums; }
    .facts { list-style: none; margin: .3rem 0 0; padding: 0; display: flex; flex-wrap: wrap; gap: .25rem .9rem; color: var(--soft); overflow-wrap: anywhere; }
    .facts .tag { border: 1px solid var(--line); border-radius: 1rem; padding: 0 .6rem; font-size: .85rem; color: var(--ink); }
    .card > p { margin: .6rem 0 0; overflow-wrap: anywhere; }
    .points { list-style: disc; margin: .5rem 0 0; padding-left: 1.2rem; overflow-wrap: anywhere; }
    details { margin-top: .75rem; }
    summary { cursor: pointer; color: var(--link); padding: .25rem 0; }
    details table { table-layout: fixed; margin-top: .25rem; }
    details th, details td.short { white-space: normal; }
    details th:nth-child(2):nth-last-child(3) { width: 7rem; }
    .good { color: var(--good); }
    .bad { color: var(--bad); }
    .open { color: var(--soft); }
    @media (max-width: 40rem) {
    .tools label { flex: 1 1 40%; }
    .tools label:first-child { flex-basis: 100%; }
    .tools input[type=search], .tools select { width: 100%; }
    details td, details td.number { display: block; text-align: left; width: auto !important; padding: .15rem 0; }
    details td::before { display: block; font-size: .8rem; }
    details td:first-child::before { display: none; }
    details td:first-child { font-weight: 600; }
    }
    @media print {
    .tools, .shown, .skip { display: none; }
    .entries .card { break-inside: auto; }
    summary { color: inherit; list-style: none; font-weight: 600; }
    .head, .facts { break-after: avoid; }
    a { color: inherit; }
    }
    """
}
