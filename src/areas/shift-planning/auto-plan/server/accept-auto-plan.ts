import {
	carryOut,
	demandRules,
	editOf,
	keepEdit,
	type MadeChange,
	type PlanChange,
	planChecker,
	readShifts,
	resolveChanges,
} from "#areas/shift-planning/shifts/server/public.ts";
import { keyOf } from "#areas/shift-planning/templates/server/public.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { RuleViolation } from "#kit/contract/rule-violation.ts";
import { audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { holdPeople } from "#kit/server/person-record/hold-people.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { autoPlanRunning, autoPlanTopic, type contract } from "../contract.ts";
import { openCopies } from "./department.ts";
import { demandPlan } from "./end-auto-plan.ts";
import { type KeptShift, keepShifts, type PlanRow, setState } from "./sql/plans.ts";

type Answer = AnswerOf<(typeof contract)["acceptAutoPlan"]>;
type Impossible = Answer["impossible"][number];

interface Wanted {
	readonly shift: KeptShift;
	readonly change: PlanChange;
}

/** Takes a proposal over into the plan as one edit; what is no longer possible is left out and told. */
export const acceptAutoPlan: Handler<(typeof contract)["acceptAutoPlan"]> = async (
	context,
	{ id, keys, ...accepted },
) => {
	const { tx, tenantId, session, now } = context;
	const plan = await demandPlan(context, id);
	if (plan.state === "RUNNING") refuse(autoPlanRunning);
	const chosen = keys && new Set(keys);
	const asked = plan.shifts.filter(
		({ key, userId, fromUserId, state }) =>
			userId !== null &&
			userId !== fromUserId &&
			state !== "ACCEPTED" &&
			(chosen?.has(key) ?? true),
	);
	const { present, gone } = await sortedOut(context, plan, asked);
	const { wanted, broken } = await lawful(context, present);
	const changes = wanted.map(({ change }) => change);
	const impossible = [...gone, ...broken];
	const editId = changes.length === 0 ? null : await write(context, changes, accepted);
	await keepOutcome(context, plan, { wanted, impossible });
	context.announce({ kind: autoPlanTopic, ids: [id] });
	return { editId, accepted: changes.length, impossible };

	async function write(...[writer, made, said]: [WriteContext, PlanChange[], typeof accepted]) {
		await demandRules(writer, made, said);
		await carryOut(writer, made);
		const edit = editOf(writer, made);
		await keepEdit(tx, { tenantId, userId: session.userId, now }, edit);
		await audit(tx, writer, {
			...{ entity: "auto_plan", entityId: plan.unitId, action: "accepted", before: null },
			after: { from: plan.from, to: plan.to, count: made.length },
		});
		return edit.id;
	}
};

/** What is there as it was when it was proposed, resolved; and what somebody changed since. */
async function sortedOut(context: WriteContext, plan: PlanRow, asked: readonly KeptShift[]) {
	const { tx, tenantId } = context;
	const ids = asked.flatMap(({ shiftId }) => shiftId ?? []);
	const known = new Map((await readShifts(tx, tenantId, ids)).map((row) => [row.id, row]));
	const hasCopies = asked.some(({ shiftId }) => shiftId === null);
	const copies = new Set(hasCopies ? (await openCopies(context, plan, "WRITE")).map(keyOf) : []);
	const isThere = ({ key, shiftId, version }: KeptShift) => {
		const row = known.get(shiftId ?? "");
		return shiftId === null ? copies.has(key) : row?.version === version && !row?.isDeleted;
	};
	const there = asked.filter(isThere);
	const changes = await resolveChanges(context, there.map(changeOf));
	return {
		present: there.map((shift, nth): Wanted => ({ shift, change: changes[nth] as PlanChange })),
		gone: asked
			.filter((one) => !isThere(one))
			.map(({ key }): Impossible => ({ key, reason: "CHANGED", violations: [] })),
	};
}

function changeOf(shift: KeptShift): MadeChange {
	const { shiftId, version, userId, slot, day, beginMinute, endMinute, pauses } = shift;
	if (shiftId !== null) return { id: shiftId, version, values: { userId } };
	const { workspaceId, activityId } = shift;
	return {
		version: null,
		values: {
			...{ day, beginMinute, endMinute, pauses: [...pauses], userId, activityId },
			...{ workspaceId: workspaceId as string, customerId: null, groupId: null },
		},
		...(slot !== null && { slot }),
	};
}

/** Of what is there all that breaks nothing critical by now; the people are held from here on. */
async function lawful(context: WriteContext, present: readonly Wanted[]) {
	let wanted = present;
	const broken: Impossible[] = [];
	if (present.length === 0) return { wanted, broken };
	const ids = present.flatMap(({ change: { before, after } }) => [before?.userId, after.userId]);
	const people = [...new Set(ids.filter((id) => typeof id === "string"))].sort();
	await holdPeople(context.tx, context.tenantId, people);
	const { violationsOf } = await planChecker(
		context,
		present.map(({ change }) => change),
	);
	for (;;) {
		const found = violationsOf(wanted.map(({ change }) => change));
		const grave = Map.groupBy(
			found.filter(({ severity }) => severity === "ERROR"),
			({ change }) => change,
		);
		const [first] = grave;
		if (first === undefined) return { wanted, broken };
		const [nth, violations] = first;
		broken.push(toldOf(wanted[nth] as Wanted, violations));
		wanted = wanted.filter((_, at) => at !== nth);
	}
}

function toldOf({ shift: { key } }: Wanted, violations: readonly RuleViolation[]): Impossible {
	return { key, reason: "RULES", violations: [...violations] };
}

/** A proposal is done with once nothing of it is left to be accepted. */
async function keepOutcome(
	{ tx, tenantId }: WriteContext,
	{ id, shifts }: PlanRow,
	outcome: { readonly wanted: readonly Wanted[]; readonly impossible: readonly Impossible[] },
): Promise<void> {
	const taken = new Set(outcome.wanted.map(({ shift }) => shift.key));
	const failed = new Set(outcome.impossible.map(({ key }) => key));
	const next = shifts.map((shift): KeptShift => {
		if (taken.has(shift.key)) return { ...shift, state: "ACCEPTED" };
		return failed.has(shift.key) ? { ...shift, state: "IMPOSSIBLE" } : shift;
	});
	await keepShifts(tx, tenantId, id, next);
	const isLeft = next.some(
		({ state, userId, fromUserId }) =>
			state === "PROPOSED" && userId !== null && userId !== fromUserId,
	);
	if (!isLeft && failed.size === 0) await setState(tx, tenantId, id, "CLOSED");
}
