extension SkillTable {
  /// Kitchens, hotels, food.
  static let hospitality = """
    Cooking|food preparation|food prep|line cooking|prep work
    Grill|sauté|saute|grill station|sauté station
    Knife skills|butchery|filleting
    Menu planning|menu development|menu design|recipe development
    Kitchen management|kitchen operations|kitchen leadership
    Food costing|food cost control|food cost|portion control
    Food safety|haccp|food hygiene|servsafe|food handler|food hygiene certificate|level 2 food hygiene
    Allergen awareness|allergens
    Baking|bread making|dough
    Pastry|patisserie|desserts|cake decorating
    Catering|banqueting|banquets
    Waiting tables|table service|taking orders|silver service
    Bartending|mixology|cocktails|bar service
    Barista|espresso|latte art|coffee preparation
    Wine knowledge|wine service|sommelier|wset
    Restaurant management|front of house|restaurant operations
    Dishwashing|kitchen cleaning|pot washing
    Hotel operations|hotel management|front office
    Opera PMS|~opera|property management system
    Reservations|booking systems|reservation management
    Concierge
    Housekeeping|room cleaning|room attendant|linen
    Revenue management|yield management
    Tour guiding|travel agency|amadeus|sabre
    """
}
