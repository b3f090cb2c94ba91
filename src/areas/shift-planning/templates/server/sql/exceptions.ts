import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, firstRow } from "#kit/server/rows-of.ts";
import { removeRow } from "#kit/server/versioned-rows/sql.ts";
import type { TemplateItemValues } from "../../contract/template-items.ts";
import type { ExceptionRow } from "./demand.ts";

export interface ItemPlace {
	readonly templateId: string;
	readonly unitId: string;
	readonly item: TemplateItemValues;
}

/** An item of a workspace, held against other exceptions of it; undefined where there is none such. */
export function holdItem(
	tx: Tx,
	tenantId: string,
	{ workspaceId, itemId }: { readonly workspaceId: string; readonly itemId: string },
) {
	return firstRow(tx)<ItemPlace>`
		select t.id as "templateId", w.unit_id as "unitId",
			(select x from jsonb_array_elements(t.items) x where x ->> 'id' = i.id::text) as item
		from shift_template_item i
		join shift_template t on t.tenant_id = i.tenant_id and t.id = i.template_id
		join workspace w on w.tenant_id = t.tenant_id and w.id = t.workspace_id
		where i.tenant_id = ${tenantId} and i.id = ${itemId} and t.workspace_id = ${workspaceId}
		for no key update of i`;
}

type Written = Pick<
	ExceptionRow,
	"id" | "itemId" | "day" | "activityId" | "beginMinute" | "endMinute"
>;

/** What is said of an item and a day; undefined where nothing is. */
export function exceptionOn(
	tx: Tx,
	tenantId: string,
	{ itemId, day }: Pick<Written, "itemId" | "day">,
) {
	return firstRow(tx)<Written>`
		select id, item_id as "itemId", day::text as day, activity_id as "activityId", begin_min as "beginMinute", end_min as "endMinute"
		from shift_template_exception where tenant_id = ${tenantId} and item_id = ${itemId} and day = ${day}`;
}

export async function writeException(tx: Tx, tenantId: string, row: Written): Promise<void> {
	await execute(tx)`
		insert into shift_template_exception (tenant_id, id, item_id, day, activity_id, begin_min, end_min)
		values (${tenantId}, ${row.id}, ${row.itemId}, ${row.day}, ${row.activityId}, ${row.beginMinute}, ${row.endMinute})
		on conflict (tenant_id, item_id, day) do update set activity_id = excluded.activity_id, begin_min = excluded.begin_min,
			end_min = excluded.end_min, version = shift_template_exception.version + 1`;
}

export function exceptionById(tx: Tx, tenantId: string, id: string) {
	return firstRow(tx)<Written & { readonly templateId: string; readonly unitId: string }>`
		select e.id, e.item_id as "itemId", e.day::text as day, e.activity_id as "activityId", e.begin_min as "beginMinute",
			e.end_min as "endMinute", t.id as "templateId", w.unit_id as "unitId"
		from shift_template_exception e
		join shift_template_item i on i.tenant_id = e.tenant_id and i.id = e.item_id
		join shift_template t on t.tenant_id = i.tenant_id and t.id = i.template_id
		join workspace w on w.tenant_id = t.tenant_id and w.id = t.workspace_id
		where e.tenant_id = ${tenantId} and e.id = ${id} for no key update of e`;
}

export function removeException(tx: Tx, tenantId: string, id: string): Promise<void> {
	return removeRow(tx, "shift_template_exception", { tenantId, id });
}
