import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as units } from "#areas/staff/units/contract.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { contract } from "../contract.ts";
import TrackingsPage from "./list/trackings.page.tsx";
import { answers } from "./test-answers.ts";
import { at, button, freshScreens } from "./test-screens.tsx";

const { entry } = freshScreens();

describe("the list of entries", () => {
	const { two } = answers.listTimeTrackingsOf;

	beforeEach(() => {
		const { server } = entry();
		server.answer(units.listUnits, answers.listUnits.all);
		server.answer(contract.listTimeTrackingsOf, two);
		showPanels(nothingOpen);
		entry().show(
			<main style={{ height: 900 }}>
				<TrackingsPage />
				<PanelHost />
			</main>,
		);
	});

	test("names person, time and what is open", async () => {
		await expect.element(page.getByText("Muster, lena")).toBeVisible();
		await expect.element(page.getByText("08:00").first()).toBeVisible();
		await expect.element(page.getByText("Zustimmung der Leitung offen").first()).toBeVisible();
		await expectAccessible();
	});

	test("several are approved; for which it was not possible is told with the reason", async () => {
		const { server } = entry();
		const [first, second] = two.items.map(({ id }) => at(contract.approveTimeTracking, id));
		if (first === undefined || second === undefined) throw new Error();
		server.answer(first, answers.approveTimeTracking.approved);
		const { alreadyApproved } = answers.refusals;
		server.refuse(second, alreadyApproved.status, alreadyApproved.body);
		await expect.element(page.getByText("Muster, lena")).toBeVisible();
		await page.getByRole("checkbox").first().click();
		await button("Genehmigen").click();
		await expect
			.element(
				page.getByText(/Muster, tom Fr 20.11. 07:00: Der Eintrag muss sich Beantragt-Status/),
			)
			.toBeVisible();
		expect(server.calls(first)).toHaveLength(1);
	});
});
