/** Minutes, wage and percent → paid, free of tax, free of social insurance; money in cents. */
export const moneyCases: readonly [
	title: string,
	minutes: number,
	wage: number,
	paidPercent: number,
	freePercent: number,
	paid: number,
	taxFree: number,
	socialFree: number,
][] = [
	["below both limits", 120, 2000, 25, 25, 1000, 1000, 1000],
	["over 25 €/h: insurance for the rest", 120, 2800, 25, 25, 1400, 1400, 1250],
	["over 50 €/h: tax for the rest too", 120, 6000, 25, 25, 3000, 2500, 1250],
	["just at the limits", 60, 2500, 50, 50, 1250, 1250, 1250],
	["just at the tax limit", 60, 5000, 150, 150, 7500, 7500, 3750],
	["paid more than the law leaves free", 60, 2000, 30, 25, 600, 500, 500],
	["paid less than the law leaves free", 60, 2000, 20, 25, 400, 400, 400],
	["half a cent goes up", 1, 1200, 25, 25, 5, 5, 5],
	["below half a cent", 1, 1150, 10, 10, 2, 2, 2],
	["no time", 0, 2000, 25, 25, 0, 0, 0],
];
