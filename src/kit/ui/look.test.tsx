import axe from "axe-core";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { limits } from "#kit/contract/limits.ts";
import { Avatar } from "./avatar.tsx";
import { Card } from "./card/card.tsx";
import { KeyFigure } from "./key-figure.tsx";
import { grown } from "./scale-of-type.ts";
import { EmptyState } from "./state/empty-state.tsx";
import { ErrorState } from "./state/error-state.tsx";
import { ColorDot } from "./tag/color-dot.tsx";
import { StateTag } from "./tag/state-tag.tsx";
import { Tag } from "./tag/tag.tsx";
import { UiProvider } from "./ui-provider.tsx";

const states = [
	["PLANNED", "Geplant"],
	["REQUESTED", "Beantragt"],
	["APPROVED", "Genehmigt"],
	["REJECTED", "Abgelehnt"],
	["CANCELLED", "Storniert"],
] as const;

let root: Root;
beforeEach(() => {
	root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
	flushSync(() => root.unmount());
	document.body.replaceChildren();
	delete document.documentElement.dataset.contrast;
});

test("style sheets know the specified height of long boxes", () => {
	flushSync(() => root.render(<UiProvider colorScheme="light">{null}</UiProvider>));
	const look = getComputedStyle(document.documentElement);
	expect(look.getPropertyValue("--card-height")).toBe(grown(limits.cardHeight));
});

test.each([
	["light", "normal"],
	["dark", "normal"],
	["light", "high"],
	["dark", "high"],
] as const)("parts are readable in %s, contrast %s", async (scheme, contrast) => {
	document.documentElement.dataset.contrast = contrast;
	flushSync(() =>
		root.render(
			<UiProvider colorScheme={scheme}>
				<main>
					<h1>Teile</h1>
					<Card title="Karte" note="still">
						<KeyFigure value="11,5" unit="Tage Rest" note="von 30" />
						{states.map(([state]) => (
							<StateTag key={state} state={state} />
						))}
						<Tag color="#ffee00">Ersthelferin</Tag>
						<Tag>Nachtdienst</Tag>
						<ColorDot color="#123456" />
						<Avatar firstName="Lena" lastName="Vogt" />
					</Card>
					<EmptyState text="Nichts da." />
					<ErrorState text="Ging nicht." onRetry={() => {}} />
				</main>
			</UiProvider>,
		),
	);
	for (const [, word] of states) {
		await expect.element(page.getByText(word)).toBeVisible();
	}
	const { violations } = await axe.run(document.body);
	expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});
