import { isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { NewPerson } from "#kit/testing/person-builder.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import type { Company, DemoPerson, DemoSite, DemoUnit } from "./company.ts";
import { demoPassword } from "./demo-password.ts";
import { insertProjects, type NodesOfPeople } from "./insert-projects.ts";
import { seededRandom } from "./seeded-random.ts";
import type { ActivityFacts } from "./timeline-of.ts";
import { addressOf, usernameOf } from "./username-of.ts";

export interface PlacedUnit {
	readonly id: string;
	readonly name: string;
	readonly siteId: string;
	readonly site: DemoSite;
	readonly parentKey: string | null;
}

export interface Structure {
	/** By key. */
	readonly units: ReadonlyMap<string, PlacedUnit>;
	/** By sign-in name. */
	readonly userIds: ReadonlyMap<string, string>;
	readonly nodeIds: NodesOfPeople;
	readonly activities: ActivityFacts;
}

/** Sites, units, people with their sign-ins and roles, activities and projects of a company. */
export async function insertStructure(
	builder: TenantBuilder,
	company: Company,
	today: LocalDay,
): Promise<Structure> {
	const units = await insertSites(builder, company);
	const siteIds = new Map([...units.values()].map(({ site, siteId }) => [site.key, siteId]));
	const userIds = new Map<string, string>();
	for (const [nth, person] of company.people.entries()) {
		const { id: unitId, siteId } = units.get(person.unit) as PlacedUnit;
		const { id } = await builder.person({
			...rowOf(person, company, nth, today),
			unitId,
			siteId,
			otherSiteIds: (person.otherSites ?? []).map((key) => siteIds.get(key) as string),
		});
		userIds.set(usernameOf(person), id);
	}
	return {
		units,
		userIds,
		nodeIds: await insertProjects(builder, company, userIds),
		activities: await insertActivities(builder),
	};
}

async function insertSites(
	builder: TenantBuilder,
	{ sites }: Company,
): Promise<ReadonlyMap<string, PlacedUnit>> {
	const placed = new Map<string, PlacedUnit>();
	for (const [nth, site] of sites.entries()) {
		const { siteId, siteUnitId } = nth === 0 ? builder.created : await builder.site(siteRow(site));
		const add = async (
			{ key, name, children = [] }: DemoUnit,
			parentId: string,
			parentKey: string | null,
		): Promise<void> => {
			const id = await builder.unit(name, parentId);
			placed.set(key, { id, name, siteId, site, parentKey });
			for (const child of children) await add(child, id, key);
		};
		for (const unit of site.units) await add(unit, siteUnitId, null);
	}
	return placed;
}

export function siteRow({ name, region }: DemoSite) {
	return { name, region, timeZone: "Europe/Berlin", country: "DE" };
}

function rowOf(
	person: DemoPerson,
	{ tenantNo, mailDomain }: Company,
	nth: number,
	today: LocalDay,
): NewPerson {
	const { firstName, lastName, gender, joinedDaysAgo, leftDaysAgo } = person;
	const random = seededRandom(`${tenantNo} ${addressOf(person)} employed`);
	const isoAgo = (days: number) => isoOfDay((today - days) as LocalDay);
	return {
		firstName,
		lastName,
		gender,
		personnelNo: String(1001 + nth),
		mail: `${addressOf(person)}@${mailDomain}`,
		username: usernameOf(person),
		password: demoPassword,
		entryDate: isoAgo(joinedDaysAgo ?? random.int(600, 6000)),
		...(leftDaysAgo === undefined ? {} : { exitDate: isoAgo(leftDaysAgo), isEnabled: false }),
		roles: ["Mitarbeiter", ...(person.roles ?? [])],
	};
}

async function insertActivities(builder: TenantBuilder): Promise<ActivityFacts> {
	const { work, pause, errand } = builder.created.activities;
	const training = await builder.activity({
		name: "Fortbildung",
		code: "FB",
		color: "#5b57c8",
		classType: "WORKTIME",
	});
	const shortBreak = await builder.activity({
		name: "Bildschirmpause",
		code: "BP",
		color: "#2b7a9b",
		classType: "BREAK",
	});
	return {
		work: { id: work, classType: "WORKTIME" },
		pause: { id: pause, classType: "PAUSE" },
		errand: { id: errand, classType: "ACTION" },
		training: { id: training, classType: "WORKTIME" },
		break: { id: shortBreak, classType: "BREAK" },
	};
}
