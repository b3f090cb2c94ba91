import { useState } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { UiProvider } from "../ui-provider.tsx";
import { type PickPerson, UserPickList } from "./user-pick-list.tsx";

const people: PickPerson[] = [
	{
		id: "v",
		firstName: "Lena",
		lastName: "Vogt",
		personnelNo: "20418",
		unitIds: ["s2"],
		tagIds: ["t1"],
	},
	{
		id: "n",
		firstName: "Piotr",
		lastName: "Nowak",
		personnelNo: "20408",
		unitIds: ["s1", "s2"],
		qualificationIds: ["q1"],
		absent: "bis 24.11.",
	},
	{ id: "b", firstName: "Tarek", lastName: "Baumann", unitIds: ["s1"] },
];
const units = [
	{ id: "k", name: "Klinikum", parentId: null },
	{ id: "s1", name: "Station 1", parentId: "k" },
	{ id: "s2", name: "Station 2", parentId: "k" },
];

let root: Root;
let stored: readonly string[];
beforeEach(() => {
	root = createRoot(document.body.appendChild(document.createElement("div")));
	flushSync(() =>
		root.render(
			<UiProvider colorScheme="light">
				<div style={{ display: "flex", flexDirection: "column", height: 500 }}>
					<Sample />
				</div>
			</UiProvider>,
		),
	);
});
afterEach(() => {
	flushSync(() => root.unmount());
	document.body.replaceChildren();
});

function Sample() {
	const [value, setValue] = useState<readonly string[]>([]);
	stored = value;
	return (
		<UserPickList
			label="Mitarbeiter"
			people={people}
			units={units}
			tags={[{ value: "t1", label: "Ersthelferin" }]}
			qualifications={[{ value: "q1", label: "Fachpflege" }]}
			multi
			value={value}
			onChange={setValue}
		/>
	);
}

const names = () =>
	page
		.getByRole("listbox", { name: "Mitarbeiter" })
		.getByRole("option")
		.elements()
		.map((one) => one.querySelector(".picker-name")?.firstChild?.textContent);

test("finds by name or number, and marks who is absent", async () => {
	await expect
		.element(page.getByRole("option", { name: /^Nowak.*abwesend: bis 24\.11\./ }))
		.toBeVisible();
	await page.getByRole("searchbox").fill("20418");
	await expect.poll(names).toEqual(["Vogt, Lena"]);
});

test("narrows by unit, also by those somebody also works in", async () => {
	await page.getByRole("button", { name: "Abteilungen" }).click();
	await page.getByRole("treeitem", { name: /^Station 2/ }).click();
	await page.getByRole("button", { name: "Übernehmen" }).click();
	await expect.poll(names).toEqual(["Vogt, Lena", "Nowak, Piotr"]);
});

test("a unit takes those below along", async () => {
	await page.getByRole("button", { name: "Abteilungen" }).click();
	await page.getByRole("treeitem", { name: /^Klinikum/ }).click();
	await page.getByRole("button", { name: "Übernehmen" }).click();
	await expect.poll(names).toHaveLength(3);
});

test("narrows by qualification", async () => {
	await page.getByRole("combobox", { name: "Qualifikationen" }).click();
	await page.getByRole("option", { name: "Fachpflege" }).click();
	await expect.poll(names).toEqual(["Nowak, Piotr"]);
});

test("several are chosen by keys", async () => {
	await page.getByRole("searchbox").click();
	await userEvent.keyboard("{ArrowDown} {ArrowDown}{ArrowDown} ");
	expect(stored).toEqual(["v", "b"]);
});
