/** Title, balance, upper, lower, overflow, carried, cut. */
export const flextimeCases = [
	["plus hours expire", 1395, 1200, null, "EXPIRE", 1200, 195],
	["minus hours are dropped", -700, null, -600, "EXPIRE", -600, -100],
	["within the bounds", 1200, 1200, -600, "EXPIRE", 1200, 0],
	["kept although beyond", 1395, 1200, -600, "KEEP", 1395, 0],
	["minus hours kept", -700, 1200, -600, "KEEP", -700, 0],
	["no bounds", 99_999, null, null, "EXPIRE", 99_999, 0],
] as const;
