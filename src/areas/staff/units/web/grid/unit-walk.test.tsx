import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { freshEntry } from "#areas/session/sign-in/web/test-entry.tsx";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import * as panels from "../panels.ts";
import { answerUnits } from "../test-units.ts";
import UnitsPage from "../units.page.tsx";

const entry = freshEntry();

beforeEach(() => {
	sessionStore.set(sampleSession({ uiFeatures: ["USERS", "UNITS"] }));
	setUpPanels({ panels: Object.values(panels) });
	showPanels(nothingOpen);
	answerUnits(entry().server);
	entry().show(
		<>
			<main style={{ height: 600 }}>
				<UnitsPage />
			</main>
			<PanelHost />
		</>,
	);
});

const heading = (name: string) => page.getByRole("heading", { name });
const next = () => page.getByRole("button", { name: "Nächster Eintrag", exact: true });

test("one walks through the tree as far as it is open, and the focus stays where it was pressed", async () => {
	const north = page.getByRole("row", { name: /^Haus Nord/ });
	const name = north.getByRole("gridcell").first();
	await expect.element(name).toBeVisible();
	(name.element() as HTMLElement).focus();
	await userEvent.keyboard("{ArrowLeft}");
	await expect.element(north).toHaveAttribute("aria-expanded", "false");
	await north.click();
	await expect.element(heading("Haus Nord")).toBeVisible();
	await expect.element(page.getByText("2 von 4")).toBeVisible();
	await next().click();
	await expect.element(heading("Haus Süd")).toBeVisible();
	await next().click();
	await expect.element(heading("Station 8")).toBeVisible();
	await expect.element(next()).toHaveFocus();
	await expect.element(next()).toHaveAttribute("aria-disabled", "true");
});
