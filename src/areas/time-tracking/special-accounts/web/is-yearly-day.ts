/** Days of each month, those of leap years too. */
const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether some year has this day; what is not typed yet is no fault. Example: "2", 30 → false. */
export function isYearlyDay(month: string | null, day: number | null): boolean {
	if (month === null || day === null) return true;
	return day <= (lengths[Number(month) - 1] ?? 0);
}
