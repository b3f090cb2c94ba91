let count = 0;
/** Also where a test has stopped the clock. */
const wait = globalThis.setTimeout.bind(globalThis);

/**
 * With `LATE_ANSWERS=1` (part of `npm run test:long`) answers take their time, and each third comes after what was asked
 * later: whatever counts on an answer being there at once, or on the last one being the newest, fails.
 */
export async function takeTime(): Promise<void> {
	count += 1;
	const milliseconds = count % 3 === 0 ? 300 : 20;
	await new Promise((resolve) => wait(resolve, milliseconds));
}

/** The same for a page of a journey; is sent to it as it stands here. */
export function delayFetch(): void {
	const { fetch } = window;
	let answers = 0;
	window.fetch = async (...given) => {
		const answer = await fetch(...given);
		answers += 1;
		const wait = answers % 3 === 0 ? 400 : 20;
		await new Promise((resolve) => setTimeout(resolve, wait));
		return answer;
	};
}
