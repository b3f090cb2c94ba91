import { askReason } from "#kit/ui/dialog/ask-reason.ts";
import { changeMany } from "#kit/web/bulk/change-many.ts";
import { currentTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract, type Decision } from "../../contract.ts";
import { texts } from "../../text.ts";
import { isClean, mayApprove } from "../decision-moves.ts";
import type { Inbox } from "./use-inbox.ts";
import type { Remarks } from "./use-remarks.ts";

export type Deciding = ReturnType<typeof decidingOf>;

/** What decides is loaded once the rows are there: nobody waits for it before she has read them. */
const loadScreens = () => import("../decision-screens.ts");

const screenOf = async (row: Pick<Decision, "entity">) => (await loadScreens()).screenOf(row);

export function preloadScreens(): void {
	// without it what is asked for says so by itself
	loadScreens().catch(() => {});
}

const renewInbox = () => renew(contract.listDecisions);

/** What can be done with rows, one by one and with all that are selected. */
export function decidingOf({ expect, chosen }: Pick<Inbox, "expect" | "chosen">, remarks: Remarks) {
	const decide = async (row: Decision, how: "approve" | "reject"): Promise<void> => {
		expect([row]);
		const isDone = await (await screenOf(row))[how](row, remarks.of(row));
		// what comes again, for a further stage, is another decision
		if (isDone) remarks.put(row, "");
		await renewInbox();
	};
	return {
		remarks,
		approve: (row: Decision) => (mayApprove(row) ? decide(row, "approve") : undefined),
		reject: (row: Decision) => (row.moves.includes("REJECT") ? decide(row, "reject") : undefined),
		ask: async (row: Decision) => {
			if (!row.moves.includes("ASK")) return;
			await (await screenOf(row)).ask?.(row);
			await renewInbox();
		},
		open: async (row: Decision) => (await screenOf(row)).open(row),
		/** Who of the unit is away on its days. */
		teamOf: async (row: Decision) => (await loadScreens()).teamOf(row),
		/** How its rules are said. */
		hintWords: async (row: Pick<Decision, "entity">) => (await screenOf(row)).hintWords(),
		approveClean: () => approveMany(chosen.rows.filter(isClean), expect),
		rejectChosen: () =>
			rejectMany(
				chosen.rows.filter(({ moves }) => moves.includes("REJECT")),
				expect,
			),
	};
}

const nameOf = ({ user }: Decision) => `${user.lastName}, ${user.firstName}`;

async function renewAll(rows: readonly Decision[]): Promise<void> {
	const others = new Set((await Promise.all(rows.map(screenOf))).map(({ renew: own }) => own));
	await Promise.all([renewInbox(), ...[...others].map((renewOthers) => renewOthers())]);
}

async function approveMany(rows: readonly Decision[], expect: Inbox["expect"]): Promise<void> {
	if (rows.length === 0) return;
	const t = currentTexts(texts).bulk;
	expect(rows);
	await changeMany({
		...{ rows, nameOf, title: t.approving },
		done: t.approved,
		change: async (row) => (await screenOf(row)).approvePlainly(row),
		renew: () => renewAll(rows),
	});
}

/** Why is owed where changes are among them. */
async function rejectMany(rows: readonly Decision[], expect: Inbox["expect"]): Promise<void> {
	if (rows.length === 0) return;
	const { bulk: t, reject: title } = currentTexts(texts);
	const required = rows.some(({ kind }) => kind === "CHANGE");
	const text = t.rejectText(rows.length);
	const reason = await askReason({ title, text, required, confirm: title, danger: true });
	if (reason === null) return;
	expect(rows);
	await changeMany({
		...{ rows, nameOf, title },
		done: t.rejected,
		change: async (row) => (await screenOf(row)).rejectPlainly(row, reason),
		renew: () => renewAll(rows),
	});
}
