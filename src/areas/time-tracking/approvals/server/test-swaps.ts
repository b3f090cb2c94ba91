import { sql } from "kysely";
import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, nothing } from "#kit/contract/fields.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { featureOf } from "#kit/server/feature-of.ts";
import type { ReadContext, WriteContext } from "#kit/server/http/context.ts";
import { serve } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import { changesContract, movesContract } from "../contract/matter-contract.ts";
import type { MatterNoun } from "../contract/matter-noun.ts";
import { approvalEventAnswer, approvalQuestionAnswer, approvalStepAnswer } from "../contract.ts";
import type { MatterRow } from "./declared-matter.ts";
import { matter } from "./matter.ts";
import { demandParty } from "./open-matter.ts";
import type { WaitingMatter } from "./sql/columns.ts";

/** An invented kind of matter, in a table that only this test makes: somebody asks to work on another day. */
export const swapTable = `
	create table swap (
		tenant_id uuid not null, id uuid not null, user_id uuid not null, day text not null,
		state text not null, reason text, version int not null default 1, primary key (tenant_id, id));
	call protect_table('swap')`;

interface SwapRow extends MatterRow {
	readonly day: string;
}

interface SwapKind {
	readonly row: SwapRow;
	readonly held: { readonly row: SwapRow; readonly facts: typeof facts };
	readonly values: { readonly day: string };
	readonly proposal: { readonly day: string };
}

const reach = "absences.manage";
const facts = { selfApproval: false, owesReason: false, isRunning: false };
const asked = {
	asksSupervisor: true,
	asksReason: true,
	asksSubstitute: true,
	lacksLocation: false,
	isAutoFinished: false,
};

async function find(tx: Tx, tenantId: string, swapId: string): Promise<SwapRow | undefined> {
	const { rows } = await sql<SwapRow>`
		select id, user_id as "userId", day, state, reason, version from swap
		where tenant_id = ${tenantId} and id = ${swapId}`.execute(tx);
	return rows[0];
}

const noun: MatterNoun = {
	german: ["Tauschanfrage", "Tauschanfragen", "f"],
	english: ["swap", "swaps"],
};

const swaps = matter<SwapKind>({
	entity: "swap",
	reach,
	noun,
	topic: "SHIFTS",
	inbox: {
		table: sql`swap`,
		isThere: sql`true`,
		waitsFor: { owesReason: sql`m.state = 'REQUESTED' and m.reason is null` },
		sortedBy: sql`m.day`,
	},
	find,
	async hold({ tx, tenantId }, found) {
		const row = await find(tx, tenantId, found.id);
		return row && { row, facts };
	},
	asks: () => asked,
	rules: async (_, { row }, __, { day } = row) =>
		day.endsWith("-24") ? [{ code: "CHRISTMAS_EVE", severity: "WARNING", acceptable: true }] : [],
	change: { values: async (_, __, { day }) => ({ day }), proposal: ({ day }) => ({ day }) },
	async write({ tx, tenantId }, { row }, { state, values, reason }) {
		const { rows } = await sql<{ version: number }>`
			update swap set state = ${state}, day = ${values?.day ?? row.day},
				reason = ${reason ?? row.reason}, version = version + 1
			where tenant_id = ${tenantId} and id = ${row.id} returning version`.execute(tx);
		return rows[0]?.version ?? 0;
	},
});

const declared = {
	noun: "Swap",
	called: noun,
	path: "/api/swaps",
	full: { key: reach, level: "FULL" },
	refusals: { written: [], approved: [], reasoned: [] },
} as const;
const moves = movesContract(declared);
const changes = changesContract(declared, {
	noun: "SwapChange",
	path: "/api/swap-changes",
	fields: { day: civilDay },
});

export const swapContract = {
	...moves,
	...changes,
	listWaitingSwaps: endpoint("listWaitingSwaps", {
		route: "GET /api/swaps",
		summary: "One's own swaps that wait for something",
		access: { signedIn: true },
		input: nothing,
		answer: z.object({
			waiting: z.array(
				z.object({ id, isRequested: z.boolean(), isAsked: z.boolean(), owesReason: z.boolean() }),
			),
		}),
	}),
	planSwap: endpoint("planSwap", {
		route: "POST /api/swaps",
		summary: "Plan a swap",
		access: { signedIn: true },
		input: z.object({ day: civilDay }),
		answer: z.object({ id }),
	}),
	getSwap: endpoint("getSwap", {
		route: "GET /api/swaps/{id}",
		summary: "A swap with its history",
		access: { signedIn: true },
		input: z.object({ id }),
		answer: z.object({
			day: civilDay,
			state: z.string(),
			version: z.number(),
			moves: z.array(z.string()),
			steps: z.array(approvalStepAnswer),
			events: z.array(approvalEventAnswer),
			questions: z.array(approvalQuestionAnswer),
		}),
	}),
} as const;

async function planSwap(context: WriteContext, { day }: { day: string }) {
	const { tx, tenantId, session, now } = context;
	const { userId } = session;
	const swapId = newId(now.getTime());
	await sql`insert into swap values (${tenantId}, ${swapId}, ${userId}, ${day}, 'PLANNED')`.execute(
		tx,
	);
	const said = { reason: null, acknowledgement: undefined };
	await swaps.begin(context, { id: swapId, userId }, { opens: [], event: null }, said);
	return { id: swapId };
}

function getSwap(context: ReadContext, wanted: { id: string }) {
	const { tenantId } = context;
	return context.read(async (tx) => {
		const row = (await find(tx, tenantId, wanted.id)) ?? refuse(commonRefusals.notFound);
		const party = await demandParty(tx, context, reach, row.userId);
		const shown = await swaps.shown({ tx, tenantId }, row, facts, party);
		return { ...row, ...shown };
	});
}

async function listWaitingSwaps({ tenantId, session, once }: ReadContext) {
	const { userId } = session;
	const [row] = await once<{ waiting: WaitingMatter<"owesReason">[] }>(
		statementOf(sql`select ${swaps.waiting({ tenantId, userId })} as waiting`),
	);
	return { waiting: row?.waiting ?? [] };
}

/** Its routes: every move goes straight to the matter. */
export const swapFeature = featureOf({
	routes: {
		routes: serve(swapContract, {
			request: swaps.request,
			approve: swaps.approve,
			reject: swaps.reject,
			cancel: swaps.cancel,
			giveReason: swaps.giveReason,
			ask: swaps.ask,
			answer: swaps.answer,
			requestChange: swaps.requestChange,
			approveChange: swaps.approveChange,
			rejectChange: swaps.rejectChange,
			withdrawChange: swaps.withdrawChange,
			planSwap,
			listWaitingSwaps,
			getSwap,
		}),
	},
});
