import { type RawBuilder, sql } from "kysely";
import type { DeclaredMatter, MatterKind } from "../declared-matter.ts";

/** Where rows of a matter lie that wait for something. Its conditions are about the row `m`. */
export interface MatterInbox {
	readonly table: RawBuilder<unknown>;
	/** Leaves out what is deleted. */
	readonly isThere: RawBuilder<unknown>;
	/** What a matter waits for, by the name under which it is answered; besides that, whether it is requested. */
	readonly waitsFor: Readonly<Record<string, RawBuilder<unknown>>>;
	/** The newest first. */
	readonly sortedBy: RawBuilder<unknown>;
}

/** One that waits, with `true` for each thing it waits for. */
export type WaitingMatter<Wait extends string> = { readonly id: string } & Readonly<
	Record<Wait | "isRequested", boolean>
>;

/** Part of a `select`: a person's matters that wait for something. What is rejected or cancelled asks for nothing. */
export function waitingMatters(
	{ entity, inbox }: Pick<DeclaredMatter<MatterKind>, "entity" | "inbox">,
	{ tenantId, userId }: { readonly tenantId: string; readonly userId: string },
): RawBuilder<unknown> {
	if (inbox === undefined) throw new Error(`${entity} declares no inbox`);
	const waits = Object.entries({ isRequested: sql`m.state = 'REQUESTED'`, ...inbox.waitsFor });
	const pairs = waits.map(([name, holds]) => sql`${sql.lit(name)}, ${holds}`);
	const any = waits.map(([, holds]) => sql`(${holds})`);
	return sql`(
		select coalesce(jsonb_agg(jsonb_build_object('id', m.id, ${sql.join(pairs)}) order by ${inbox.sortedBy} desc), '[]')
		from ${inbox.table} m
		where m.tenant_id = ${tenantId} and m.user_id = ${userId} and ${inbox.isThere}
			and m.state in ('PLANNED', 'REQUESTED', 'APPROVED') and (${sql.join(any, sql` or `)}))`;
}
