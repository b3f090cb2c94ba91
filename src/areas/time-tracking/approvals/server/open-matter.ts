import { demandUser, levelForUser, todayOf } from "#areas/staff/user-roles/server/public.ts";
import type { PermissionKey } from "#domain/access/permission-keys.ts";
import { includesLevel } from "#domain/access/permission-level.ts";
import { decide, type Move } from "#domain/approval/decide.ts";
import type { Allowed } from "#domain/approval/decision.ts";
import type { Matter, Party } from "#domain/approval/matter.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ReadContext, WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { refuseStale } from "#kit/server/refusals/stale-version.ts";
import { noChangeRequested } from "../contract/refusals.ts";
import type { DeclaredMatter, MatterKind, MatterWriter } from "./declared-matter.ts";
import { named, refuseDenied } from "./refuse-denied.ts";
import { type ChangeRow, matterOfChange, openChangeOf } from "./sql/changes.ts";
import { openStepsOf } from "./sql/steps.ts";

/** A matter held for a decision, with all that the decision depends on. */
export interface OpenedMatter<K extends MatterKind> {
	readonly held: K["held"];
	readonly party: Party;
	readonly matter: Matter;
	readonly change: ChangeRow<K["proposal"]> | undefined;
}

/**
 * Opens a matter for a decision: two who decide at once wait for each other, and the second gets to know that it was
 * changed. Refuses what is missing, what one may not read, and a stale version.
 */
export async function openMatter<K extends MatterKind>(
	of: DeclaredMatter<K>,
	context: MatterWriter,
	wanted: { readonly id: string; readonly version?: number },
): Promise<OpenedMatter<K>> {
	const { tx, tenantId } = context;
	const found = (await of.find(tx, tenantId, wanted.id)) ?? refuse(commonRefusals.notFound);
	const party = await demandParty(tx, context, of.reach, found.userId);
	return openFound(of, context, found, { version: wanted.version, party });
}

/** The same for somebody of whom it is known already what she is to it. */
export async function openMatterAs<K extends MatterKind>(
	of: DeclaredMatter<K>,
	context: MatterWriter,
	{ id, version }: { readonly id: string; readonly version?: number },
	party: Party,
): Promise<OpenedMatter<K>> {
	const { tx, tenantId } = context;
	const found = (await of.find(tx, tenantId, id)) ?? refuse(commonRefusals.notFound);
	return openFound(of, context, found, { version, party });
}

async function openFound<K extends MatterKind>(
	of: DeclaredMatter<K>,
	context: MatterWriter,
	found: K["row"],
	{ version, party }: { readonly version: number | undefined; readonly party: Party },
): Promise<OpenedMatter<K>> {
	const { tx, tenantId } = context;
	const { entity } = of;
	const { id } = found;
	const held = (await of.hold(context, found)) ?? refuse(commonRefusals.notFound);
	const { row, facts } = held;
	if (version !== undefined && version !== row.version) {
		await refuseStale(tx, { tenantId, entity, entityId: id, current: { ...row } });
	}
	const openSteps = await openStepsOf(tx, tenantId, { entity, id });
	const matter = { ...facts, state: row.state, openSteps };
	const change = await openChangeOf<K["proposal"]>(tx, tenantId, { entity, id });
	return { held, party, matter, change };
}

/** As whom somebody acts upon a person's matters. Refuses people who may not read them; one's own are always open. */
export async function demandParty(
	tx: Tx,
	context: Pick<ReadContext | WriteContext, "session" | "now">,
	permission: PermissionKey,
	userId: string,
): Promise<Party> {
	const { session } = context;
	const forSelf = userId === session.userId;
	const today = todayOf(context);
	const level = await levelForUser(tx, session, permission, userId, today);
	if (!forSelf && !includesLevel(level, "READ")) {
		await demandUser(tx, session, { key: permission, level: "READ", userId, today });
	}
	return { forSelf, level };
}

export interface OpenedChange<K extends MatterKind> extends OpenedMatter<K> {
	readonly change: ChangeRow<K["proposal"]>;
}

/** Opens a matter by the change asked of it. Refuses a change that was decided, or that is another meanwhile. */
export async function openChange<K extends MatterKind>(
	of: DeclaredMatter<K>,
	context: MatterWriter,
	wanted: { readonly changeRequestId: string; readonly version: number },
): Promise<OpenedChange<K>> {
	const { tx, tenantId } = context;
	const { entity } = of;
	const id =
		(await matterOfChange(tx, tenantId, entity, wanted.changeRequestId)) ??
		refuse(commonRefusals.notFound);
	const opened = await openMatter(of, context, { id });
	const { change } = opened;
	if (change?.id !== wanted.changeRequestId) return refuse(noChangeRequested, named(of));
	if (change.version !== wanted.version) {
		await refuseStale(tx, { tenantId, entity, entityId: id, current: { ...change } });
	}
	return { ...opened, change };
}

/** What the move does, or its refusal. */
export function decideOn<K extends MatterKind>(
	of: Pick<DeclaredMatter<K>, "reach" | "noun">,
	{ matter, party }: Pick<OpenedMatter<K>, "matter" | "party">,
	move: Move,
): Allowed {
	const decision = decide(matter, party, move);
	return decision.allowed ? decision : refuseDenied(of, decision.code, matter);
}
