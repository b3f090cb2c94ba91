/** So many wait for one name; more are no people who forgot what they had typed. */
const longestLine = 50;

/** How many are at work or wait, and whom the next one waits for. */
interface Line {
	length: number;
	last: Promise<unknown>;
}

const lines = new Map<string, Line>();

/**
 * Does what is done about one name one after the other, so that attempts which are under way do not count as failures of each
 * other: a right password is never refused because of its neighbours. Of one process; others add one attempt each.
 *
 * @returns undefined where too many wait already
 */
export async function oneAtATime<T>(
	name: string,
	work: () => Promise<T>,
): Promise<{ readonly done: T } | undefined> {
	const line = lines.get(name) ?? { length: 0, last: Promise.resolve() };
	if (line.length >= longestLine) return undefined;
	lines.set(name, line);
	line.length += 1;
	const own = line.last.then(work, work);
	line.last = own;
	try {
		return { done: await own };
	} finally {
		line.length -= 1;
		if (line.length === 0) lines.delete(name);
	}
}
