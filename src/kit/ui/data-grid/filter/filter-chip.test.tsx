import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { SelectField } from "../../field/choice/select-field.tsx";
import { testStage } from "../test-stage.tsx";
import { FilterChip } from "./filter-chip.tsx";
import type { GridFilter } from "./grid-filter.ts";

const stage = testStage();

const filter: Pick<GridFilter<never>, "id" | "label" | "describe" | "editor"> = {
	id: "unit",
	label: "Abteilung",
	describe: String,
	editor: ({ label, value, onChange }) => (
		<SelectField
			label={label}
			value={(value as string | undefined) ?? null}
			options={[
				{ value: "Station 1", label: "Station 1" },
				{ value: "Station 2", label: "Station 2" },
			]}
			onChange={(one) => onChange(one ?? undefined)}
		/>
	),
};

function Edited() {
	const [value, setValue] = useState<unknown>();
	const [isEdited, setEdited] = useState(true);
	return (
		<FilterChip
			filter={filter}
			value={value}
			isEdited={isEdited}
			onEdit={setEdited}
			onChange={setValue}
		/>
	);
}

test("what is chosen from a list that floats over a filter's editor is chosen, and the editor stays", async () => {
	stage.show(<Edited />);
	const editor = page.getByRole("dialog", { name: "Abteilung" });
	await editor.getByRole("combobox").click();
	await page.getByRole("option", { name: "Station 2" }).click();
	await expect.element(editor).toBeVisible();
	await expect
		.element(page.getByRole("button", { name: "Abteilung: Station 2", exact: false }).first())
		.toBeVisible();
});
