/** What kinds of absence may look like; a colour alone says nothing to many. */
export const absenceIcons = [
	"BEACH",
	"THERMOMETER",
	"CHILD",
	"CLOCK",
	"STAR",
	"COIN_OFF",
	"SCHOOL",
	"PRAM",
	"HEART",
	"CARE",
	"PLANE",
	"HOME",
	"DOOR",
] as const;
export type AbsenceIcon = (typeof absenceIcons)[number];
