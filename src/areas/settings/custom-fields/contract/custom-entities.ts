/** What may have custom fields. */
export const customEntities = [
	"USER",
	"UNIT",
	"TRACKING",
	"ABSENCE",
	"CUSTOMER",
	"PROJECT",
	"SHIFT",
] as const;
export type CustomEntity = (typeof customEntities)[number];
