import { contract as leaveBarriers } from "#areas/absences/leave-barriers/contract.ts";
import { contract as minimumStaffing } from "#areas/absences/minimum-staffing/contract.ts";
import {
	customers as customerData,
	contract as customers,
} from "#areas/contacts/customers/contract.ts";
import { contract as apiKeys } from "#areas/settings/api-keys/contract.ts";
import { contract as appRegistrations } from "#areas/settings/app-registrations/contract.ts";
import { contract as costCentres } from "#areas/settings/cost-centres/contract.ts";
import { contract as holidays } from "#areas/settings/holidays/contract.ts";
import { contract as employmentTypes } from "#areas/staff/employment-types/contract.ts";
import { contract as qualifications } from "#areas/staff/qualifications/contract.ts";
import { contract as roles } from "#areas/staff/roles/contract.ts";
import { contract as sites } from "#areas/staff/sites/contract.ts";
import { contract as tags } from "#areas/staff/tags/contract.ts";
import { contract as units } from "#areas/staff/units/contract.ts";
import { type Company, testCompany } from "#areas/staff/units/server/test-company.ts";
import { contract as activities } from "#areas/time-tracking/activities/contract.ts";
import { contract as geolocations } from "#areas/time-tracking/geolocations/contract.ts";
import { contract as specialAccounts } from "#areas/time-tracking/special-accounts/contract.ts";
import { contract as terminals } from "#areas/time-tracking/terminals/contract.ts";
import { contract as worksheets } from "#areas/time-tracking/worksheets/contract.ts";
import { plainKind } from "#domain/absences/kind-fault.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { insertMarked } from "./insert-marked.ts";
import {
	create,
	enterTime,
	type MarkedCompany,
	makeAbsence,
	makeLeave,
	makeReason,
	nameOf,
} from "./make-marked.ts";
import { payrollExportCases } from "./payroll-export-cases.ts";
import { planningExportCases } from "./planning-export-cases.ts";
import { reportExportCases } from "./report-export-cases.ts";

type Filter = Readonly<Record<string, unknown>>;

export interface ListExportCase {
	/** Puts something that bears the mark into the list; nothing where the company is built with it. */
	readonly make?: (marked: MarkedCompany) => Promise<unknown>;
	/** What the list has to be told. */
	readonly filter?: (company: Company) => Filter;
	/** Who leads a unit sees nothing of what lies in others. */
	readonly isScoped?: true;
	/** Tells the signed-in person of herself, so that nobody is refused. */
	readonly isOwn?: true;
	/** What it has to be told is of no company, as months are. */
	readonly asksNobody?: true;
	/** Figures of groups: nothing in it bears the mark. */
	readonly isOfFigures?: true;
}

const { fields: customerFields } = customerData;
const ofSven = ({ ids }: Company) => ({ userId: ids.Sven });
const ofImport = ({ ids }: Company) => ({ importId: ids.import });

const monthsOfPeople: ListExportCase = {
	filter: () => ({ fromMonth: "2026-10", toMonth: "2026-11" }),
	isScoped: true,
	isOwn: true,
};

/** Every list that can be exported, with what must be in it. */
export const listExportCases: Readonly<Record<string, ListExportCase>> = {
	"staff.users": { isScoped: true },
	"staff.users.login-history": { filter: ofSven, isScoped: true },
	"staff.import-lines": { filter: ofImport },
	"staff.role-assignments": { isScoped: true },
	"time-tracking.bookings": {
		filter: (company) => ({ ...ofSven(company), from: "2026-11-01", to: "2026-11-30" }),
		isScoped: true,
	},
	"time-tracking.overtime": { isScoped: true },
	"time-tracking.worksheets": { isScoped: true },
	"time-tracking.target-actuals": {
		filter: () => ({ month: "2026-11" }),
		isScoped: true,
		isOwn: true,
	},
	"time-tracking.month-closes": {
		filter: () => ({ month: "2026-10" }),
		isScoped: true,
		isOwn: true,
	},
	"time-tracking.target-actual-months": monthsOfPeople,
	"time-tracking.target-actual-days": monthsOfPeople,
	"master.worksheet_template": {
		make: (marked) =>
			create(marked, worksheets.createWorksheetTemplate, {
				name: nameOf(marked),
				kind: "FIXED",
				attribution: "START_DAY",
				weeks: 1,
			}),
	},
	"staff.qualification-users": { filter: ({ ids }) => ({ id: ids.qualification }) },
	"staff.units": {
		isScoped: true,
		make: (marked) =>
			create(marked, units.createUnit, {
				parentId: marked.company.units.Süd as string,
				name: nameOf(marked),
			}),
	},
	"staff.sites": {
		isScoped: true,
		make: (marked) =>
			create(marked, sites.createSite, {
				name: nameOf(marked),
				timeZone: "Europe/Berlin",
				country: "DE",
				region: "BY-A",
			}),
	},
	"contacts.customers": {
		make: (marked) =>
			create(marked, customers.createCustomer, {
				no: `K-${marked.nth}`,
				name: nameOf(marked),
				address: customerFields.address.initial,
				contact: customerFields.contact.initial,
			}),
	},
	"master.geolocation": {
		make: (marked) =>
			create(marked, geolocations.createGeolocation, {
				name: nameOf(marked),
				latitude: 51.5,
				longitude: 7.4,
				radius: 100,
				scope: "GLOBAL",
				siteId: null,
				unitId: null,
			}),
	},
	"settings.api-keys": {
		make: (marked) =>
			create(marked, apiKeys.createApiKey, {
				name: nameOf(marked),
				permissions: { "users.manage": "READ" },
				expiresOn: null,
			}),
	},
	"settings.app-registrations": {
		make: (marked) =>
			create(marked, appRegistrations.createAppRegistration, {
				userId: marked.company.ids.Sven as string,
				device: nameOf(marked),
			}),
	},
	"master.cost_centre": {
		make: (marked) =>
			create(marked, costCentres.createCostCentre, {
				code: `471${marked.nth}`,
				name: nameOf(marked),
			}),
	},
	"master.tag": {
		make: (marked) => create(marked, tags.createTag, { name: nameOf(marked), color: "#1f8a70" }),
	},
	"master.role": {
		make: (marked) => create(marked, roles.createRole, { name: nameOf(marked), isDefault: false }),
	},
	"master.qualification": {
		make: (marked) =>
			create(marked, qualifications.createQualification, {
				name: nameOf(marked),
				type: "BOOLEAN",
				levels: [],
			}),
	},
	"master.employment_type": {
		make: (marked) =>
			create(marked, employmentTypes.createEmploymentType, {
				name: nameOf(marked),
				limits: {
					weeklyMinutes: null,
					dailyMinutes: null,
					monthlyMinutes: null,
					monthlyWageCents: null,
				},
			}),
	},
	"master.activity": {
		make: (marked) =>
			create(marked, activities.createActivity, {
				name: nameOf(marked),
				code: null,
				color: "#1f8a70",
				classType: "ACTION",
				isDefault: false,
				bookingRequiresGps: false,
				reasonRequired: false,
				creditsTime: true,
				countsAsWorkingTime: true,
				exclusive: true,
				visibility: "DEFAULT",
				...plainKind,
				approval: { required: false, stages: 0, selfApproval: false, substitute: "NONE" },
			}),
	},
	"master.activity_reason": { make: makeReason },
	"master.leave_barrier": {
		isScoped: true,
		make: (marked) =>
			create(marked, leaveBarriers.createLeaveBarrier, {
				name: nameOf(marked),
				from: "2026-12-28",
				to: "2026-12-31",
				unitIds: [marked.company.units.Süd as string],
				activityId: null,
				reason: "Inventur",
			}),
	},
	"master.minimum_staffing": {
		isScoped: true,
		make: async (marked) => {
			const { as, units: known } = marked.company;
			const given = { parentId: known.Süd as string, name: `${nameOf(marked)} Süd` };
			const unitId = (await as("Alma").call(units.createUnit, given)).answer.id;
			await create(marked, minimumStaffing.createMinimumStaffing, {
				...{ unitId, from: "2026-12-01", holiday: 0, saturday: 0, sunday: 0 },
				...{ monday: 2, tuesday: 2, wednesday: 2, thursday: 2, friday: 2 },
			});
		},
	},
	...planningExportCases,
	...payrollExportCases,
	...reportExportCases,
	"master.special_account": {
		make: (marked) =>
			create(marked, specialAccounts.createSpecialAccount, {
				code: `NACHT${marked.nth}`,
				name: nameOf(marked),
				category: "WORKTIME",
				valueClass: "HOUR",
				priority: "ALWAYS",
				factorPercent: 100,
				isForAll: false,
			}),
	},
	"master.terminal": {
		make: (marked) =>
			create(marked, terminals.createTerminal, {
				name: nameOf(marked),
				siteId: marked.company.siteId,
			}),
	},
	"master.holiday": {
		make: (marked) =>
			create(marked, holidays.createHoliday, {
				date: `2026-12-2${4 + marked.nth}`,
				name: nameOf(marked),
				factor: 0.5,
				kind: "OTHER",
				siteId: marked.company.siteId,
			}),
	},
	"time-tracking.entries": { isScoped: true, make: enterTime },
	"absences.leave-accounts": { isScoped: true },
	// of the leave that the entries below give
	"absences.leave-notices": { isScoped: true },
	"absences.leave-provision": { isScoped: true },
	"absences.leave-year-end": { isScoped: true },
	"absences.leave-records": { filter: ofSven, isScoped: true, make: makeLeave },
	"absences.requests": { isScoped: true, make: makeAbsence },
	"home.conflicts": { isScoped: true },
	"master.school_holiday": {
		make: (marked) =>
			create(marked, holidays.createSchoolHoliday, {
				fromDate: `202${6 + marked.nth}-07-21`,
				toDate: `202${6 + marked.nth}-09-05`,
				name: nameOf(marked),
				region: "DE-BY",
				siteId: null,
			}),
	},
};

/** People, a sign-in and an import with the mark from the start; the rest by the product's own ways. */
export async function markedCompany(server: TestServer, mark: string): Promise<MarkedCompany> {
	const company = await testCompany(
		server,
		{ Nina: { roles: [] }, Sven: { unit: "Süd", lastName: mark } },
		(tenant, ids) => insertMarked(tenant, ids, mark),
	);
	const marked = { company, mark, nth: 0 };
	await makeAll(marked);
	return marked;
}

/** One more of everything that the product's own ways make. */
export async function makeAll(marked: MarkedCompany): Promise<void> {
	for (const { make } of Object.values(listExportCases)) await make?.(marked);
}
