import { isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { insertEmployment } from "#kit/testing/employment-builder.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import type { Company, DemoPerson } from "./company.ts";
import type { Structure } from "./insert-structure.ts";
import { seededRandom } from "./seeded-random.ts";
import { addressOf, usernameOf } from "./username-of.ts";

const fullTimeMinutes = 39 * 60;

/** Employments with contracts and wages, and what is known of people beside their work. */
export async function insertEmployments(
	builder: TenantBuilder,
	company: Company,
	{ userIds }: Structure,
	today: LocalDay,
): Promise<void> {
	const { tx, tenantId } = builder;
	const types = await tx
		.selectFrom("employment_type")
		.select(["id", "name"])
		.where("tenant_id", "=", tenantId)
		.execute();
	const days = await tx
		.selectFrom("app_user")
		.select(["id", "entry_date as entryDate", "exit_date as exitDate"])
		.where("tenant_id", "=", tenantId)
		.execute();
	for (const person of company.people) {
		const userId = userIds.get(usernameOf(person)) as string;
		const known = days.find(({ id }) => id === userId);
		const type = typeOf(person);
		await insertEmployment(builder, userId, {
			entryDate: known?.entryDate ?? isoOfDay(today),
			exitDate: known?.exitDate ?? null,
			employmentTypeId: types.find(({ name }) => name === type)?.id ?? null,
			...termsOf(person, company.tenantNo),
		});
		await insertPersonData(builder, company, person, userId, today);
	}
}

function typeOf({ percent }: DemoPerson): string {
	return percent === 100 ? "Vollzeit" : "Teilzeit";
}

/** Whoever works on a ward is paid by the hour, offices by the month. */
function termsOf(person: DemoPerson, tenantNo: string) {
	const { percent, pattern } = person;
	const random = seededRandom(`${tenantNo} ${addressOf(person)} wage`);
	const weeklyMinutes = Math.round((fullTimeMinutes * percent) / 100);
	const daysPerWeek = percent < 60 ? 3 : percent < 80 ? 4 : 5;
	const pay =
		pattern === "office"
			? { monthlyCents: random.int(290, 480) * percent * 10 }
			: { hourlyCents: random.int(1750, 2650) };
	const annualLeaveDays = daysPerWeek * 6;
	return { weeklyMinutes, daysPerWeek, annualLeaveDays, ...pay };
}

async function insertPersonData(
	{ tx, tenantId }: TenantBuilder,
	{ tenantNo }: Company,
	person: DemoPerson,
	userId: string,
	today: LocalDay,
): Promise<void> {
	const random = seededRandom(`${tenantNo} ${addressOf(person)} home`);
	const streets = ["Lindenweg", "Am Wall", "Schulstraße", "Gartenweg"];
	const address = {
		street: `${random.pick(streets)} ${random.int(1, 90)}`,
		postalCode: String(random.int(10_115, 99_998)),
		city: random.pick(["Musterstadt", "Beispielheim", "Neudorf"]),
	};
	const own = { tenant_id: tenantId, user_id: userId };
	const age = random.int(20 * 365, 63 * 365);
	const contact = { mobile: `0170 ${random.int(1_000_000, 9_999_999)}` };
	const isDisabled = seededRandom(`${tenantNo} ${addressOf(person)} disability`).int(1, 100) <= 6;
	await tx
		.insertInto("user_private")
		.values({
			...own,
			birth_date: isoOfDay((today - age) as LocalDay),
			address: JSON.stringify(address),
			contact: JSON.stringify(contact),
			severely_disabled_from: isDisabled ? isoOfDay((today - 3 * 365) as LocalDay) : null,
		})
		.execute();
	await tx
		.insertInto("user_business")
		.values({
			...own,
			room: `${random.pick(["A", "B", "C"])} ${random.int(101, 329)}`,
			phone: `-${random.int(100, 999)}`,
		})
		.execute();
}
