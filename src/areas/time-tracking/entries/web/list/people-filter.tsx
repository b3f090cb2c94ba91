import { Button } from "@mantine/core";
import * as z from "zod/mini";
import { FilterForm, useFilterDraft } from "#kit/ui/data-grid/filter/filter-form.tsx";
import { type FilterEditorGiven, makeFilter } from "#kit/ui/data-grid/filter/grid-filter.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { ManagedTracking } from "../../contract/lists.ts";
import { texts } from "../../text.ts";
import { choosePeople } from "../series/choose-people.ts";

const chosen = z.array(z.object({ id: z.string(), name: z.string() }));
/** People with their names: chips name them without asking. */
export type ChosenPeople = z.output<typeof chosen>;

interface Given {
	readonly label: string;
	readonly several: (count: number) => string;
}

/** Some people; sent as `userIds`. */
export function peopleFilter({ label, several }: Given) {
	return makeFilter<ManagedTracking, ChosenPeople>(
		{ id: "people", label },
		{
			schema: chosen,
			describe: (people) =>
				people.length === 1 ? (people[0]?.name ?? "") : several(people.length),
			query: (people) => ({ userIds: people.map(({ id }) => id) }),
			editor: (editor) => <PeopleEditor {...editor} />,
		},
	);
}

function PeopleEditor(given: FilterEditorGiven<ChosenPeople>) {
	const t = useTexts(texts).filter;
	const { draft, change, apply } = useFilterDraft(
		given,
		{ people: given.value ?? [] },
		({ people }) => (people.length === 0 ? undefined : people),
	);
	const choose = async () => {
		const people = await choosePeople(draft.people);
		if (people !== null) change({ people });
	};
	return (
		<FilterForm onApply={apply}>
			<p>{draft.people.map(({ name }) => name).join("; ") || t.nobody}</p>
			<Button variant="default" onClick={() => void choose()}>
				{t.choosePeople}
			</Button>
		</FilterForm>
	);
}
