import { auditAll } from "#kit/server/audit.ts";
import { allNamedIn, byName } from "#kit/server/person-import/named-cells.ts";
import type { PersonImport, WrittenOfPerson } from "#kit/server/person-import/person-import.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { allTags, putTagsOn, takeTagsOff, wornTags } from "./sql.ts";

const field = "tags";

/** What is worn beside it stays. */
const tagImport: PersonImport = {
	name: "tags",
	permission: contract.putUserTags.access.key,
	columns: [
		{
			field,
			name: texts.pairs.master.many,
			heads: "schlagworter schlagworte schlagwort tags tag labels",
		},
	],
	async reader(tx, { session: { tenantId } }) {
		const tags = byName(await allTags(tx, tenantId));
		const worn = Map.groupBy(await wornTags(tx, tenantId), ({ userId }) => userId);
		return (cells, { userId }): Row | undefined => {
			const before = (worn.get(userId ?? "") ?? []).map(({ tagId }) => tagId);
			const wanted = allNamedIn(cells, field, tags).map(({ id }) => id);
			const added = wanted.filter((id) => !before.includes(id));
			return added.length === 0 ? undefined : { before, added };
		};
	},
	async write(tx, writer, people) {
		await putTagsOn(tx, writer.tenantId, people.flatMap(pairsOf(({ row }) => row as Row)));
		await auditAll(
			tx,
			writer,
			people.map(({ userId, row }) => {
				const { before, added } = row as Row;
				return changedEvent(userId, before, [...before, ...added]);
			}),
		);
		return people.map(({ userId, row }) => ({ userId, written: row }));
	},
	async untouched(tx, tenantId, people) {
		const worn = await wornTags(
			tx,
			tenantId,
			people.map(({ userId }) => userId),
		);
		const all = new Set(worn.map(({ userId, tagId }) => `${userId} ${tagId}`));
		const isAsLeft = ({ userId, written }: WrittenOfPerson) =>
			(written as Row).added.every((tagId) => all.has(`${userId} ${tagId}`));
		return new Set(people.filter(isAsLeft).map(({ userId }) => userId));
	},
	async takeBack(tx, writer, people) {
		const userIds = people.map(({ userId }) => userId);
		const worn = await wornTags(tx, writer.tenantId, userIds);
		const wornBy = Map.groupBy(worn, ({ userId }) => userId);
		const taken = people.flatMap(pairsOf(({ written }) => written as Row));
		await takeTagsOff(tx, writer.tenantId, taken);
		await auditAll(
			tx,
			writer,
			people.map(({ userId, written }) => {
				const before = (wornBy.get(userId) ?? []).map(({ tagId }) => tagId);
				const { added } = written as Row;
				return changedEvent(
					userId,
					before,
					before.filter((tagId) => !added.includes(tagId)),
				);
			}),
		);
	},
};

export const imports: readonly PersonImport[] = [tagImport];

interface Row {
	readonly before: readonly string[];
	readonly added: readonly string[];
}

function pairsOf<One extends { readonly userId: string }>(rowOf: (one: One) => Row) {
	return (one: One) => rowOf(one).added.map((tagId) => ({ userId: one.userId, tagId }));
}

function changedEvent(userId: string, before: readonly string[], after: readonly string[]) {
	return {
		...{ entity: "user_tag", entityId: userId, subjectUserId: userId, action: "changed" },
		before: { tagIds: before },
		after: { tagIds: after },
	};
}
