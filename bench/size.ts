/**
 * How large or how long a bench is: the customer's size, unless somebody wants a quick look, as in
 * `PEOPLE=50 SECONDS=2 npm run bench -- booking`.
 */
export function sizeOf(
	name: "PEOPLE" | "DAYS" | "SECONDS" | "ENTRIES" | "READS" | "RATE",
	usual: number,
) {
	const given = process.env[name];
	if (given === undefined) return usual;
	if (!/^[1-9]\d*$/.test(given)) throw new Error(`${name} must be a whole number above 0.`);
	return Number(given);
}
