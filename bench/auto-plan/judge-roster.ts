/** What a roster is worth, and every hard rule that it breaks. */
export interface Judged {
	readonly penalty: number;
	readonly faults: readonly string[];
}

interface Employee {
	readonly id: string;
	readonly most: ReadonlyMap<string, number>;
	readonly mostMinutes: number;
	readonly leastMinutes: number;
	readonly longestRun: number;
	readonly shortestRun: number;
	readonly shortestRest: number;
	readonly mostWeekends: number;
}

type Lines = (section: string) => readonly (readonly string[])[];

/**
 * Judges the text of a roster by the text of its instance, as the published rules say. Shares no code with the solver or with what
 * reads instances for it: only so can it find what they get wrong.
 */
export function judgeRoster(instance: string, roster: string): Judged {
	const lines = linesOf(instance);
	const rows = new Map(
		roster
			.trim()
			.split("\n")
			.map((line) => line.trim().split(","))
			.map(([id = "", ...cells]) => [id, cells]),
	);
	const days = Number(lines("HORIZON")[0]?.[0]);
	const faults: string[] = [];
	for (const fields of lines("STAFF")) {
		const id = fields[0] ?? "";
		const cells = rows.get(id);
		if (cells?.length !== days) faults.push(`${id}: no row of ${days} days`);
		else
			faults.push(...faultsOf(lines, employeeOf(fields), cells).map((fault) => `${id}: ${fault}`));
	}
	return { penalty: requestPenalty(lines, rows) + coverPenalty(lines, rows), faults };
}

function linesOf(text: string): Lines {
	const sections = new Map<string, string[][]>();
	let section = "";
	for (const raw of text.split("\n")) {
		const line = raw.trim();
		if (line.startsWith("SECTION_")) section = line.slice("SECTION_".length);
		else if (line !== "" && line[0] !== "#") {
			const rows = sections.get(section) ?? [];
			sections.set(section, rows);
			rows.push(line.split(","));
		}
	}
	return (name) => sections.get(name) ?? [];
}

function employeeOf(fields: readonly string[]): Employee {
	const number = (nth: number) => Number(fields[nth]);
	const most = (fields[1] ?? "").split("|").map((one): [string, number] => {
		const [kind = "", count] = one.split("=");
		return [kind, Number(count)];
	});
	return {
		id: fields[0] ?? "",
		most: new Map(most),
		mostMinutes: number(2),
		leastMinutes: number(3),
		longestRun: number(4),
		shortestRun: number(5),
		shortestRest: number(6),
		mostWeekends: number(7),
	};
}

function faultsOf(lines: Lines, one: Employee, row: readonly string[]): string[] {
	const kinds = new Map(
		lines("SHIFTS").map(([id = "", minutes, refused = ""]) => [
			id,
			{ minutes: Number(minutes), refused: refused.split("|") },
		]),
	);
	const faults: string[] = [];
	let minutes = 0;
	const counts = new Map<string, number>();
	row.forEach((cell, day) => {
		if (cell === "-") return;
		const kind = kinds.get(cell);
		minutes += kind?.minutes ?? Number.NaN;
		counts.set(cell, (counts.get(cell) ?? 0) + 1);
		if (kind?.refused.includes(row[day + 1] ?? "-")) faults.push(`${cell} before ${row[day + 1]}`);
	});
	const daysOff = lines("DAYS_OFF").filter(([id]) => id === one.id);
	for (const day of daysOff.flatMap(([, ...all]) => all.map(Number)))
		if (row[day] !== "-") faults.push(`works on day off ${day}`);
	for (const [kind, count] of counts)
		if (count > (one.most.get(kind) ?? Infinity)) faults.push(`${count} of ${kind}`);
	const isInTime = minutes >= one.leastMinutes && minutes <= one.mostMinutes;
	if (!isInTime) faults.push(`${minutes} minutes`);
	const weekends = row.filter(
		(_, day) => day % 7 === 5 && `${row[day]}${row[day + 1] ?? "-"}` !== "--",
	);
	if (weekends.length > one.mostWeekends) faults.push(`${weekends.length} weekends`);
	return [...faults, ...faultsOfRuns(one, row)];
}

/** A row as a text of days worked and free: runs are what lies between changes. */
function faultsOfRuns(
	{ longestRun, shortestRun, shortestRest }: Employee,
	row: readonly string[],
): string[] {
	const text = row.map((cell) => (cell === "-" ? "-" : "x")).join("");
	return [...text.matchAll(/x+|-+/g)].flatMap(({ 0: run, index }) => {
		const isInside = index > 0 && index + run.length < text.length;
		const least = run[0] === "x" ? shortestRun : shortestRest;
		if (run[0] === "x" && run.length > longestRun) return [`${run.length} days in a row`];
		return isInside && run.length < least ? [`only ${run.length} of ${run[0]}`] : [];
	});
}

function requestPenalty(lines: Lines, rows: ReadonlyMap<string, readonly string[]>): number {
	const sum = (section: string, isPaid: (isWorked: boolean) => boolean) =>
		lines(section).reduce((paid, [id = "", day, kind, weight]) => {
			const isWorked = rows.get(id)?.[Number(day)] === kind;
			return paid + (isPaid(isWorked) ? Number(weight) : 0);
		}, 0);
	return (
		sum("SHIFT_ON_REQUESTS", (isWorked) => !isWorked) +
		sum("SHIFT_OFF_REQUESTS", (isWorked) => isWorked)
	);
}

function coverPenalty(lines: Lines, rows: ReadonlyMap<string, readonly string[]>): number {
	return lines("COVER").reduce((paid, [day, kind, need, missing, surplus]) => {
		const present = [...rows.values()].filter((row) => row[Number(day)] === kind).length;
		const more = present - Number(need);
		return paid + (more < 0 ? -more * Number(missing) : more * Number(surplus));
	}, 0);
}
