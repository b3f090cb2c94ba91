import type { GivenOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import type { CustomEntity } from "../contract/field-kinds.ts";
import { contract } from "../contract.ts";

type FieldGiven = GivenOf<typeof contract.createCustomField>;

export const option = (name: string) => ({ id: newId(0), name, isEnabled: true });

/** A group of fields, made over HTTP. */
export async function makeGroup(
	browser: TestBrowser,
	entity: CustomEntity = "USER",
	name = "Ausstattung",
): Promise<string> {
	const { answer } = await browser.call(contract.createCustomFieldGroup, {
		entity,
		name,
		position: 0,
	});
	return answer.id;
}

export function fieldOf(groupId: string, more: Partial<FieldGiven> = {}): FieldGiven {
	return {
		entity: "USER",
		groupId,
		name: "Spind",
		key: "spind",
		type: "TEXT",
		options: [],
		isRequired: false,
		isPersonal: false,
		position: 0,
		...more,
	};
}

/** Makes fields of one group in the order given; answers them by key. */
export async function makeFields(browser: TestBrowser, fields: readonly Partial<FieldGiven>[]) {
	const entity = fields[0]?.entity ?? "USER";
	const groupId = await makeGroup(browser, entity);
	const made: Record<string, { id: string; version: number }> = {};
	for (const [position, field] of fields.entries()) {
		const input = fieldOf(groupId, { position, name: field.key ?? "Spind", ...field });
		const { answer } = await browser.call(contract.createCustomField, input);
		made[answer.key] = answer;
	}
	return { groupId, fields: made };
}

interface Event {
	readonly action: string;
	readonly before: unknown;
	readonly after: unknown;
}

/** The trace of an entry, in the order of the transactions: the test's clock stands still. */
export function eventsOf(server: TestServer, entityId: string) {
	return withClient(server.adminUrl, async (client) => {
		const { rows } = await client.query<Event>(
			"select action, before, after from audit_event where entity_id = $1 order by xid",
			[entityId],
		);
		return rows;
	});
}
