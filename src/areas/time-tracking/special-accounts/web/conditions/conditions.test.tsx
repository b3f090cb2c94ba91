import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { type ConditionType, conditionTypes } from "#domain/surcharge/condition-catalogue.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { specialAccountsConditionCreate } from "../panels.ts";
import {
	answers,
	button,
	choice,
	field,
	night,
	openOnly,
	option,
	prepare,
	rule,
} from "../test-panels.tsx";

const entry = freshEntry();
const targets = answers.listConditionTargets.all;
const activityId = targets.activities.find(({ name }) => name === "Dienstgang")?.id;
const create = {
	...contract.createSpecialAccountCondition,
	path: `/api/special-account-rules/${rule.id}/conditions`,
};

beforeEach(() => {
	const { server } = entry();
	prepare(server);
	server.answer(contract.listConditionTargets, targets);
	server.answer(create, answers.createSpecialAccountCondition.sunday);
});

function show(type: ConditionType) {
	const params = { accountId: night.id, ruleId: rule.id, type };
	openOnly(specialAccountsConditionCreate.id, params);
	entry().show(<PanelHost />);
}

const saved = async () => {
	await button("Speichern").click();
	await soon(() => entry().server.calls(create)).toHaveLength(1);
	return entry().server.calls(create)[0]?.body;
};

test.each(conditionTypes)("%s has a form of its own", async (type) => {
	show(type);
	await expect
		.element(page.getByRole("region", { name: texts["de-DE"].conditions.types[type] }))
		.toBeVisible();
	await expectAccessible();
});

test("days that no year has are told", async () => {
	show("DATE_TIME_RANGE");
	const pick = async (name: string, month: string) => {
		await choice(name).click();
		await option(month).click();
	};
	await pick("Von Monat", "Februar");
	await field("Von Tag").fill("30");
	await field("Von Uhrzeit").fill("14:00");
	await pick("Bis Monat", "März");
	await field("Bis Tag").fill("1");
	await field("Bis Uhrzeit").fill("0:00");
	await button("Speichern").click();
	await expect.element(page.getByText("Diesen Tag gibt es nicht.").first()).toBeVisible();
	await field("Von Tag").fill("28");
	expect(await saved()).toEqual({
		settings: { type: "DATE_TIME_RANGE", from: "02-28T14:00", to: "03-01T00:00" },
	});
});

test("activities are chosen by name", async () => {
	show("ACTIVITY");
	await expect.element(choice("Tätigkeiten")).toBeVisible();
	// nothing is said of what is not there yet
	expect(page.getByText(/^Gezählt wird/).query()).toBeNull();
	await choice("Tätigkeiten").click();
	await option("Dienstgang").click();
	await userEvent.keyboard("{Tab}");
	await expect
		.element(page.getByText("Gezählt wird die Zeit für Tätigkeit Dienstgang."))
		.toBeVisible();
	expect(await saved()).toEqual({ settings: { type: "ACTIVITY", activities: [activityId] } });
});

test("the begin of a shift is before or from a time on", async () => {
	show("BEGUN_BEFORE");
	await field("Uhrzeit").fill("0:00");
	await page.getByRole("checkbox").click();
	await expect
		.element(page.getByText("Gezählt wird die Zeit in einer Schicht mit Beginn ab 00:00."))
		.toBeVisible();
	expect(await saved()).toEqual({
		settings: { type: "BEGUN_BEFORE", time: "00:00", isLater: true },
	});
});
