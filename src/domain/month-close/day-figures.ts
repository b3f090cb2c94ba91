/** What is kept of a day, and compared with what it comes to now; minutes, leave in days. */
export const dayFigures = [
	"targetMinutes",
	"workedMinutes",
	"pauseMinutes",
	"autoPauseMinutes",
	"holidayCreditMinutes",
	"absenceCreditMinutes",
	"extraMinutes",
	"balanceMinutes",
	"overtimeMinutes",
	"pendingMinutes",
	"leaveDays",
] as const;
export type DayFigures = Readonly<Record<(typeof dayFigures)[number], number>>;

/** Of some days together. */
export function sumOfDays(days: readonly DayFigures[]): DayFigures {
	const sums = dayFigures.map((name) => [name, days.reduce((sum, day) => sum + day[name], 0)]);
	return Object.fromEntries(sums) as DayFigures;
}

/** The figures that differ, by name: now less frozen. */
export function changedFigures(frozen: DayFigures, now: DayFigures): Partial<DayFigures> {
	const changes = dayFigures
		.map((name) => [name, now[name] - frozen[name]] as const)
		.filter(([, change]) => change !== 0);
	return Object.fromEntries(changes);
}
