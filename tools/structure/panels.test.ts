import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import type { UiFeature } from "#domain/access/ui-features.ts";
import { registeredPanels } from "../registered-panels.ts";

/** Our copy of the panel catalogue: which panels there shall be, of whom, how wide; `state` is missing until built. */
const catalogue = (await readFile(new URL("../panel-catalogue.tsv", import.meta.url), "utf8"))
	.trim()
	.split("\n")
	.slice(1)
	.map((line) => {
		const [id = "", feature = "", title = "", width = "", note = "", state = ""] = line.split("\t");
		return { id, feature, title, width, note, missing: state === "missing" };
	});
const panels = await registeredPanels();

/** Panels that the product has beyond the catalogue, each with its reason. */
const beyondTheCatalogue: Readonly<Record<string, string>> = {
	"dashboard.questions": "what supervisors ask before they decide, which the catalogue leaves out",
	"dashboard.first-steps": "setting up a new company, which the catalogue leaves out",
	"fix-my-day.overview":
		"gaps of the last days with proposed mends, which the catalogue leaves out",
	"worksheets.template-times":
		"the weeks of one version of a template, which are too much for its form",
	"worksheets.assign": "asks what several people are to work by",
	"appointments.import": "appointments of a calendar file, which the catalogue leaves out",
	"appointments.subscriptions": "calendars from elsewhere, which the catalogue leaves out",
	"shifts.mine": "one's own shifts and what one is offered, which the catalogue leaves out",
	"shifts.auto-plan": "giving open shifts to people by the machine, which the catalogue leaves out",
	"shifts.auto-plan-settings": "what the machine takes care of, and how much",
	"shifts.why-open": "why nobody has an open shift, person by person",
	"shifts.fairness":
		"how nights, weekends and wishes are shared out, which the catalogue leaves out",
	"shifts.offer": "offering one's own shift to somebody else",
	"shifts.readings": "who has read the plan, which the catalogue leaves out",
	"shifts.away": "shifts of people who are away, which the catalogue leaves out",
	"shifts.replace": "finding somebody else for a shift",
	"workspaces.template-exception":
		"what differs of a template on one day, which the catalogue leaves out",
	"shifts.copy-week": "a week of the plan brought to another one, which the catalogue leaves out",
	"settings.sso-providers": "setting up single sign-on, which the catalogue leaves out",
	"settings.sso-provider-edit": "the form of one of its providers",
	"settings.tenant-export": "the takeout of a whole company, which the catalogue leaves out",
	"management.conflicts": "days on which absences and work collide, which the catalogue leaves out",
	"month-close.overview": "closing a month, which the catalogue leaves out",
	"month-close.comparison": "a closed month beside what it is now, which the catalogue leaves out",
	"month-close.late-bookings":
		"bookings that came for a closed month, which the catalogue leaves out",
	"leave-notices.overview": "who was told of leave that may lapse, which the catalogue leaves out",
	"leave-provision.overview": "what leave is owed on a day, which the catalogue leaves out",
	"leave-year-end.overview": "closing a leave year, which the catalogue leaves out",
	"reports.proof-pack": "what proves a person's times, which the catalogue leaves out",
	"reports.scheduled": "reports that are made every month, which the catalogue leaves out",
	"reports.scheduled-create": "has a report made every month",
	"reports.scheduled-edit": "when and how one of them is made",
	"leave-notices.own": "what one was told oneself of leave that may lapse",
	"time-rules.try": "a day tried with a rule before it counts, which the catalogue leaves out",
	"users.wages-assign": "gives a wage to several people",
	"users.payroll-accounts": "what payroll counts of a person, which the catalogue leaves out",
	"users.payroll-account-edit": "the form of one assignment of it",
	"payroll.people":
		"who stands behind a sum or a warning of the overview, which the catalogue leaves out",
	"settings.payroll-export-config-edit":
		"the form of one that is there, which the catalogue leaves out",
	"settings.payroll-export-config-detail": "what it says, and the way to its wage types",
	"payroll.wage-file-check":
		"a wage file looked through before payroll reads it, which the catalogue leaves out",
	"users.import": "people and units from tables, which the catalogue leaves out",
};

test("every panel of the catalogue is registered by its feature or listed as missing", () => {
	const promised = catalogue
		.filter((row) => !row.missing)
		.map(({ id, feature }) => `${id} of ${feature}`);
	const there = panels
		.filter(({ id }) => !(id in beyondTheCatalogue))
		.map(({ id, feature }) => `${id} of ${feature}`);
	expect(there).toEqual(promised.toSorted());
});

test("ids are unique and lie in the catalogue, or are known to go beyond it", () => {
	const ids = panels.map(({ id }) => id);
	expect(ids).toEqual([...new Set(ids)]);
	const known = new Set(catalogue.map(({ id }) => id));
	const strangers = ids.filter((id) => !known.has(id) && !(id in beyondTheCatalogue));
	expect(strangers).toEqual([]);
	expect(known.size).toBe(catalogue.length);
});

/** What the catalogue calls by a word that docs/words.md replaces on all screens. */
const renamed: Readonly<Record<string, string>> = {
	"time-reports.detail": "Monatsübersicht",
	"users.logins": "Anmeldungen",
	"users.login-activation": "Anmeldung aktivieren",
};

test("every panel is called what the catalogue calls it, but for words that were replaced", () => {
	const called = panels.map(({ id, title }) => ({ id, title }));
	const promised = panels.map(({ id, title }) => ({
		id,
		title: renamed[id] ?? catalogue.find((row) => row.id === id)?.title ?? title,
	}));
	expect(called).toEqual(promised);
});

/** Whose panels ask for which feature of the tenant; the first that fits. */
const featureOf: readonly (readonly [ids: RegExp, feature: UiFeature])[] = [
	[/^users\./, "USERS"],
	[/^units\./, "UNITS"],
	[/^customers\./, "CUSTOMERS"],
	[/^custom-fields\./, "CUSTOMFIELDS"],
	[/^settings\.qualification/, "USERSQUALIFICATIONS"],
	// charged to from people and units as well
	[/^(settings|holidays|tags|roles|activities|cost-centres\.(?!selector))/, "SETTINGS"],
];

test("every panel asks for the feature of its area", () => {
	const bare = panels.filter(({ id, features }) => {
		const needed = featureOf.find(([ids]) => ids.test(id))?.[1];
		return needed !== undefined && !features.includes(needed);
	});
	expect(bare.map(({ id }) => id)).toEqual([]);
});

/** What has no room in the width of the catalogue. */
const widened: Readonly<Record<string, string>> = {
	// twelve fields of a wage file beside what was found in it, as the design draws them
	"time-reports.payroll-export": "1300",
};

test("every panel is as wide as the catalogue says", () => {
	for (const panel of panels) {
		const row = catalogue.find(({ id }) => id === panel.id);
		if (row === undefined) continue;
		const width = widened[row.id] ?? row.width;
		expect({ id: panel.id, width: wording(panel.width) }).toEqual({ id: row.id, width });
	}
});

test("single instances and overlays are those of the catalogue", () => {
	for (const panel of panels) {
		const row = catalogue.find(({ id }) => id === panel.id);
		if (row === undefined) continue;
		const { id, singleInstance, stacks } = panel;
		expect({ id, singleInstance, overlay: stacks.includes("overlay") }).toEqual({
			id,
			singleInstance: row.note.includes("single instance"),
			overlay: row.note.includes("overlay"),
		});
	}
});

function wording(width: (typeof panels)[number]["width"]): string {
	return typeof width === "object" ? `${width.percent}% max ${width.max}` : String(width);
}
