import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { expectAccessible, freshEntry } from "#areas/session/sign-in/web/test-entry.tsx";
import { SwitchingSite } from "./switch-site.page.tsx";

const entry = freshEntry();

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
	vi.useRealTimers();
});

test("leads to the start when the switch has not ended after ten seconds", async () => {
	entry().show(<SwitchingSite isSwitching />);
	expect(document.querySelector("h1")?.textContent).toBe("Standort wird gewechselt");
	vi.advanceTimersByTime(9_999);
	expect(entry().visited).toEqual([]);
	vi.advanceTimersByTime(1);
	expect(entry().visited).toEqual(["/"]);
});

test("does not wait where nothing is being switched", () => {
	entry().show(<SwitchingSite isSwitching={false} />);
	vi.advanceTimersByTime(0);
	expect(entry().visited).toEqual(["/"]);
});

test("nothing that axe would find", async () => {
	entry().show(<SwitchingSite isSwitching />);
	vi.useRealTimers();
	await expectAccessible();
});
