import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { contract } from "../contract.ts";
import NewEntryButton from "./new-entry-button.tsx";
import { answers } from "./test-answers.ts";
import { button, freshScreens } from "./test-screens.tsx";

const { entry } = freshScreens();

test("an entry of today takes the button on top, its times, and one more press", async () => {
	const { server } = entry();
	server.answer(contract.requestTimeTracking, answers.requestTimeTracking.requested);
	entry().show(
		<>
			<NewEntryButton />
			<PanelHost />
		</>,
	);
	await button("Neuer Eintrag").click();
	await page.getByRole("textbox", { name: "Von – bis" }).fill("8-16:30");
	await expectAccessible();
	await button("Speichern").click();
	await soon(() => server.calls(contract.requestTimeTracking).length).toBe(1);
	const [work] = answers.listTrackingActivities.all.activities.filter(
		({ classType }) => classType === "WORKTIME",
	);
	expect(server.calls(contract.requestTimeTracking)[0]?.body).toMatchObject({
		userId: sampleSession().userId,
		activityId: work?.id,
	});
});
