import { readFile, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import type { AnswerOf, Endpoint, GivenOf } from "#kit/contract/endpoint.ts";
import { demandAnswer } from "./demand-answer.ts";
import type { TestBrowser } from "./test-browser.ts";

export interface Recorder {
	/** Asks the server and keeps its answer under a name; web tests find it as `answers.<operation>.<name>`. */
	take<E extends Endpoint>(
		name: string,
		browser: TestBrowser,
		endpoint: E,
		input: GivenOf<E>,
	): Promise<AnswerOf<E>>;
	/** The same for a refusal; web tests find it as `answers.refusals.<name>`. */
	takeRefusal<E extends Endpoint>(
		name: string,
		browser: TestBrowser,
		endpoint: E,
		input: GivenOf<E>,
	): Promise<void>;
	/**
	 * The recording shows one text in the place of another: the id of somebody whom web tests know by a fixed one, and
	 * what is drawn by lot (codes, keys, the number of the customer).
	 */
	show(text: string, as: string): void;
}

/**
 * Declares the test that plays a story on the real server and compares its answers with those in `file`, from which web
 * tests take theirs; `npm run record` writes the file anew. Ids are numbered in the order in which they first occur.
 */
export function recordAnswers(file: URL, story: (recorder: Recorder) => Promise<void>): void {
	test("the answers that web tests are given are those of the server", async () => {
		const answers: Record<string, Record<string, unknown>> = {};
		const keep = (operation: string, name: string, value: unknown) => {
			answers[operation] = { ...answers[operation], [name]: value };
		};
		const shown = new Map<string, string>();
		await story({
			async take(name, browser, endpoint, input) {
				const { answer } = await browser.call(endpoint, input);
				demandAnswer(endpoint, answer);
				keep(endpoint.operationId, name, answer);
				return answer;
			},
			async takeRefusal(name, browser, endpoint, input) {
				const { status, refusal } = await browser.call(endpoint, input);
				keep("refusals", name, { status, body: refusal });
			},
			show: (text, as) => void shown.set(text, as),
		});
		const now = JSON.parse(steady(JSON.stringify(answers), shown));
		if (process.env.RECORD === "1") await writeFile(file, `${JSON.stringify(now, null, "\t")}\n`);
		const recorded = JSON.parse(await readFile(file, "utf8").catch(() => "{}"));
		expect(now, "The server answers differently: look at it, then `npm run record`.").toEqual(
			recorded,
		);
	});
}

const anyId = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Ids are numbered; other texts, which may be parts of others, are replaced where they stand. */
function steady(answers: string, shown: Map<string, string>): string {
	const texts = [...shown].filter(([text]) => text.search(anyId) === -1);
	return texts
		.reduce((json, [text, as]) => json.replaceAll(text, as), answers)
		.replace(anyId, (id) => steadyId(id, shown));
}

function steadyId(id: string, shown: Map<string, string>): string {
	const numbered = `00000000-0000-7000-8000-${String(shown.size + 1).padStart(12, "0")}`;
	const steady = shown.get(id) ?? numbered;
	shown.set(id, steady);
	return steady;
}
