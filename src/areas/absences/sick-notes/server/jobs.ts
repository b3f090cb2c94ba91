import { nearestHolders } from "#areas/staff/user-roles/server/public.ts";
import { minuteOf, secondOfMilliseconds } from "#domain/time/epoch.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { localDayOf } from "#domain/time/local-time.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { defineCron } from "#kit/server/jobs/define-cron.ts";
import { notify } from "#kit/server/notices/notify.ts";
import { dueDay, isCovered, payOf } from "./get-sickness.ts";
import { certificateMissing, payEnds } from "./notices.ts";
import {
	keepTold,
	longIllnesses,
	peopleWithout,
	type ToldIllness,
	uncertified,
} from "./sql/reminders.ts";
import { readSickness, readSpells } from "./sql/sickness.ts";

/** Older illnesses are nobody's business of today: a company that moves in is not told of years. */
const lookBackDays = 60;
/** So long before continued pay ends those in charge are told. */
const aheadDays = 7;

/** Certificates and continued pay are German law; elsewhere a night's difference moves no day. */
const zone = zoneOf("Europe/Berlin");

interface Actor {
	readonly tenantId: string;
	readonly now: Date;
}

export const crons = [
	defineCron({
		name: "remind-of-sick-notes",
		everyMinutes: 1440,
		async run({ database, clock }, tenantId) {
			const actor = { tenantId, now: clock.now() };
			await database.transaction(tenantId, (tx) => remind(tx, actor));
		},
	}),
];

/** Tells of certificates that are missing and of continued pay that ends, each once. */
export async function remind(tx: Tx, actor: Actor): Promise<void> {
	const today = localDayOf(minuteOf(secondOfMilliseconds(actor.now.getTime())), zone);
	await remindOfCertificates(tx, actor, today);
	await tellOfPayEnds(tx, actor, today);
}

async function remindOfCertificates(tx: Tx, actor: Actor, day: LocalDay): Promise<void> {
	const { tenantId } = actor;
	const today = isoOfDay(day);
	const since = isoOfDay((day - lookBackDays) as LocalDay);
	// as many as fell ill and sent nothing: a handful a night
	for (const illness of await uncertified(tx, tenantId, { today, since })) {
		const row = await readSickness(tx, tenantId, illness.absenceId);
		const due = row && (await dueDay(tx, tenantId, row));
		if (!row || !due || due >= today || isCovered(row, due)) continue;
		const { absenceId, from } = row;
		const told = { absenceId, since: from, due };
		const kind = certificateMissing;
		const about = aboutOf(illness);
		await notify(tx, actor, {
			kind,
			to: [row.userId],
			about,
			parameters: { ...told, isHers: true },
		});
		const to = inCharge(actor, illness.userId, today);
		await notify(tx, actor, { kind, to, about, parameters: { ...told, isHers: false } });
		await keepTold(tx, tenantId, illness, { what: "DUE", now: actor.now });
	}
}

async function tellOfPayEnds(tx: Tx, actor: Actor, day: LocalDay): Promise<void> {
	const { tenantId } = actor;
	const today = isoOfDay(day);
	const since = isoOfDay((day - aheadDays) as LocalDay);
	const illnesses = await longIllnesses(tx, tenantId, { today, since });
	const userIds = [...new Set(illnesses.map(({ userId }) => userId))];
	const people = new Map((await readSpells(tx, tenantId, userIds)).map((one) => [one.userId, one]));
	for (const illness of illnesses) {
		const { spells = [], employments = [] } = people.get(illness.userId) ?? {};
		const pay = payOf(illness, spells, employments, today);
		// who is well again before it ends needs nobody's care
		if (pay === null || dayOfIso(pay.lastPaidDay) > Math.min(day + aheadDays, dayOfIso(illness.to)))
			continue;
		const about = aboutOf(illness);
		for (const { to, isPayroll } of toldOfPayEnd(actor, illness.userId, today)) {
			const parameters = { absenceId: illness.absenceId, last: pay.lastPaidDay, isPayroll };
			await notify(tx, actor, { kind: payEnds, to, about, parameters });
		}
		await keepTold(tx, tenantId, illness, { what: "PAY_END", now: actor.now });
	}
}

/** A name that the parameters of a mail may show: what is hers is hers, whatever it is. */
function aboutOf({ absenceId, userId }: ToldIllness) {
	return { entity: "absence", id: absenceId, userId };
}

/** Those who keep certificates for her. */
function inCharge({ tenantId }: Actor, userId: string, today: string) {
	return nearestHolders({ tenantId, key: "sicknotes.manage", level: "WRITE", userId, today });
}

/** Those in charge, and who reckons her pay: the latter learn until when it goes on, and no more. */
function toldOfPayEnd(actor: Actor, userId: string, today: string) {
	const { tenantId } = actor;
	const keepers = inCharge(actor, userId, today);
	const key = "payroll.manage";
	const payroll = nearestHolders({ tenantId, key, level: "WRITE", userId, today });
	return [
		{ to: keepers, isPayroll: false },
		{ to: peopleWithout(payroll, keepers), isPayroll: true },
	];
}
