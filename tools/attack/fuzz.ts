import { seededRandom } from "#database/demo/seeded-random.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { peopleOf } from "./furnish.ts";
import { hostileHeaders, sendable, spoiled } from "./hostile.ts";
import { personalInput } from "./personal-input.ts";
import { columnsOf, RowsOfPerson } from "./rows-of-person.ts";
import { sendPatiently } from "./send-patiently.ts";
import { administratorOf, asOwner, operationsAt, signIn, type Target } from "./target.ts";

export interface FuzzReport {
	readonly calls: number;
	readonly statuses: ReadonlyMap<number, number>;
	/** Milliseconds of the slowest call, and which it was. */
	readonly slowest: { readonly took: number; readonly operation: string };
	/** Each a sentence with its seed. */
	readonly faults: readonly string[];
}

const longestMs = 5000;
/** What would end the session that asks, or all of them. */
const spared = /^(logout|endSession|deleteUser|updateUserState|startImpersonation|changePassword)$/;

/** Calls operations in turn as an administrator: a tenth well-formed and about real things, the rest with one hostile value. */
export async function fuzz(
	target: Target,
	{ seed, calls }: { readonly seed: string; readonly calls: number },
): Promise<FuzzReport> {
	const operations = (await operationsAt(target.address)).filter(
		({ operationId }) => !spared.test(operationId),
	);
	const administrator = await administratorOf(target);
	const report = { statuses: new Map<number, number>(), faults: [] as string[] };
	let slowest = { took: 0, operation: "" };
	await asOwner(target, async (client) => {
		const from = { client, tenantId: target.tenantId, columns: await columnsOf(client) };
		const people = await peopleOf(from, administrator);
		let browser: TestBrowser | undefined;
		for (let nth = 0; nth < calls; nth++) {
			const operation = operations[nth % operations.length];
			if (operation === undefined) break;
			const random = seededRandom(`${seed} ${nth}`);
			const rows = new RowsOfPerson(from, random.pick(people), random);
			const good = await personalInput(operation, rows, target.now(), random);
			const input = sendable(operation, random.chance(0.9) ? spoiled(good, random) : good);
			const headers = random.chance(0.1) ? random.pick(hostileHeaders) : {};
			browser ??= await signIn(target, administrator);
			const { status, text, took } = await timed(browser, operation, input, headers);
			if (status === 401) browser = undefined;
			report.statuses.set(status, (report.statuses.get(status) ?? 0) + 1);
			const { operationId } = operation;
			if (took > slowest.took) slowest = { took, operation: operationId };
			if (status >= 500 || took > longestMs)
				report.faults.push(
					`"${seed} ${nth}" ${operationId}: ${status} after ${took.toFixed(0)} ms ${text}`,
				);
		}
	});
	return { calls, slowest, ...report };
}

/** 599 where nobody answers. */
async function timed(...asked: Parameters<typeof sendPatiently>) {
	const begin = performance.now();
	return sendPatiently(...asked).catch((error: unknown) => ({
		status: 599,
		text: String(error),
		took: performance.now() - begin,
	}));
}
