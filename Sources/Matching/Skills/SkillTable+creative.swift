extension SkillTable {
  /// Design, media, performance, sports.
  static let creative = """
    Graphic design|visual design|print design|layout design
    Adobe Photoshop|photoshop
    Adobe Illustrator|~illustrator
    Adobe InDesign|indesign
    Adobe Creative Suite|adobe creative cloud|creative cloud|creative suite
    Typography
    Brand identity|logo design
    Motion graphics|after effects|animation
    Video editing|premiere pro|final cut pro|davinci resolve
    Photography|photo editing|lightroom|studio lighting
    Videography|camera operation|filming
    Illustration
    3D animation|~maya|~blender|cinema 4d
    Interior design|space planning
    Fashion design|pattern making|garment construction|sewing
    Journalism|news writing|reporting news|feature writing
    Editing|proofreading|copy editing
    Creative writing|scriptwriting|storytelling
    Audio engineering|sound design|pro tools|mixing and mastering
    Broadcasting|radio production|podcast production
    Music performance|choir|piano
    Stage management|theatre production|lighting design
    Choreography|dance
    Sports coaching|athletic training
    """
}
