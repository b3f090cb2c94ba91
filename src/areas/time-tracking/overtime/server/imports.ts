import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import { aYearAfter } from "#domain/overtime/modification-fault.ts";
import { parseDuration } from "#domain/time/typed/parse-duration.ts";
import { newId } from "#kit/contract/new-id.ts";
import { type AuditEvent, auditAll } from "#kit/server/audit.ts";
import type {
	ImportWriter,
	PersonImport,
	WrittenOfPerson,
} from "#kit/server/person-import/person-import.ts";
import { mostMinutes } from "../contract/fields.ts";
import { overtimeTopic } from "../contract.ts";
import { texts } from "../text.ts";
import { holdersOfAccounts, insertOpened, type OpenedAccount, openEntries } from "./sql/imports.ts";

const field = "overtimeBalance";

/** The balance that somebody brings along: opens her account. */
const overtimeImport: PersonImport = {
	name: "overtime",
	permission: "overtime.manage",
	level: "FULL",
	columns: [
		{
			field,
			name: texts.pairs.import.balance,
			heads:
				"uberstunden uberstundensaldo zeitsaldo stundensaldo gleitzeitsaldo zeitkontostand uberstundenkonto overtime overtimebalance timebalance flextimebalance",
		},
	],
	async reader(tx, importer) {
		const holders = await holdersOfAccounts(tx, importer.session.tenantId);
		const latest = aYearAfter(todayOf(importer));
		return (cells, { userId, from }): Row | undefined => {
			const text = cells.text(field, 40);
			if (text === "") return undefined;
			const minutes = parseDuration(text, ",");
			if (minutes === undefined || Math.abs(minutes) > mostMinutes) {
				cells.fault(field, "BAD_BALANCE", text);
				return undefined;
			}
			if (holders.has(userId ?? "")) cells.fault(field, "HAS_ACCOUNT");
			if (from > latest) cells.fault(field, "TOO_FAR_AHEAD", from);
			return { openedOn: from, minutes };
		};
	},
	async write(tx, writer, people) {
		const opened = people.map(({ userId, row }): OpenedAccount => {
			const { openedOn, minutes } = row as Row;
			return { userId, openedOn, minutes, entryId: newId(writer.now.getTime()) };
		});
		await insertOpened(tx, writer.tenantId, opened);
		await auditAll(tx, writer, opened.flatMap(openedEvents));
		tellEach(writer, opened);
		return opened.map(({ userId, minutes, entryId }) => ({
			userId,
			written: { entryId: minutes === 0 ? null : entryId },
		}));
	},
	async untouched(tx, tenantId, people) {
		const userIds = people.map(({ userId }) => userId);
		const entries = Map.groupBy(await openEntries(tx, tenantId, userIds), (one) => one.userId);
		const isAsLeft = ({ userId, written }: WrittenOfPerson) => {
			const { entryId } = written as Written;
			const found = (entries.get(userId) ?? []).map(({ id }) => id);
			return found.length === (entryId === null ? 0 : 1) && (found[0] ?? null) === entryId;
		};
		return new Set(people.filter(isAsLeft).map(({ userId }) => userId));
	},
	async takeBack(tx, writer, people) {
		const userIds = people.map(({ userId }) => userId);
		const reversals = (await openEntries(tx, writer.tenantId, userIds)).map((entry) => ({
			...entry,
			entryId: newId(writer.now.getTime()),
			minutes: 0 - entry.minutes,
			reversesId: entry.id,
		}));
		await insertOpened(tx, writer.tenantId, [], reversals);
		await auditAll(tx, writer, reversals.map(reversedEvent));
		tellEach(writer, people);
	},
};

export const imports: readonly PersonImport[] = [overtimeImport];

function tellEach(writer: ImportWriter, people: readonly { readonly userId: string }[]): void {
	for (const { userId } of people) writer.announce({ kind: overtimeTopic, userId });
}

interface Row {
	readonly openedOn: string;
	readonly minutes: number;
}

interface Written {
	/** Null: nothing was brought along. */
	readonly entryId: string | null;
}

function openedEvents({ userId, openedOn, minutes, entryId }: OpenedAccount): AuditEvent[] {
	const about = { subjectUserId: userId, action: "created" };
	const account = { ...about, entity: "overtime_account", entityId: userId };
	const opened = { ...account, after: { openedOn, openingMinutes: minutes } };
	if (minutes === 0) return [opened];
	const after = { kind: "OVERTIME_INIT", effectiveOn: openedOn, bookedMinutes: minutes };
	return [opened, { ...about, entity: "overtime_entry", entityId: entryId, after }];
}

interface Reversal extends Row {
	readonly userId: string;
	readonly entryId: string;
}

function reversedEvent({ userId, openedOn, minutes, entryId }: Reversal): AuditEvent {
	const after = { kind: "OVERTIME_REVERSAL", effectiveOn: openedOn, bookedMinutes: minutes };
	const about = { entity: "overtime_entry", entityId: entryId, subjectUserId: userId };
	return { ...about, action: "reversed", after };
}
