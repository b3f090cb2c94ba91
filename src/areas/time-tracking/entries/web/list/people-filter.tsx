import { IconX } from "@tabler/icons-react";
import { useId } from "react";
import type { FieldGiven } from "#kit/ui/field/field-given.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import "../entries.css";
import { Button, Input } from "@mantine/core";
import * as z from "zod/mini";
import { namesOfUsers, openUserPicker } from "#areas/staff/users/web/public.ts";
import { formEditor } from "#kit/ui/data-grid/filter/filter-form.tsx";
import { makeFilter } from "#kit/ui/data-grid/filter/grid-filter.ts";
import { useTexts } from "#kit/web/texts.ts";
import { filterTexts } from "./filter-text.ts";

const chosen = z.array(z.object({ id: z.string(), name: z.string() }));
/** People with their names: chips name them without asking. */
export type ChosenPeople = z.output<typeof chosen>;

interface Given {
	readonly label: string;
	readonly several: (count: number) => string;
}

/** Some people; sent as `userIds`. */
export function peopleFilter<Row>({ label, several }: Given) {
	return makeFilter<Row, ChosenPeople>(
		{ id: "people", label },
		{
			schema: chosen,
			describe: (people) =>
				people.length === 1 ? (people[0]?.name ?? "") : several(people.length),
			query: (people) => ({ userIds: people.map(({ id }) => id) }),
			editor: formEditor<ChosenPeople, ChosenPeople>({
				begin: (people = []) => people,
				whole: (people) => (people.length === 0 ? undefined : people),
				fields: ({ draft, set }) => <PeopleField draft={draft} set={set} />,
			}),
		},
	);
}

function PeopleField({ draft, set }: { draft: ChosenPeople; set: (people: ChosenPeople) => void }) {
	const t = useTexts(filterTexts);
	const choose = async () => {
		const people = await choosePeople(draft);
		if (people !== null) set(people);
	};
	return (
		<>
			<p>{draft.map(({ name }) => name).join("; ") || t.nobody}</p>
			<Button variant="default" onClick={() => void choose()}>
				{t.choosePeople}
			</Button>
		</>
	);
}

/** Several people, chosen in a panel of their own. */
export function PeopleInput(given: FieldGiven<ChosenPeople>) {
	const t = useTexts(filterTexts);
	const labelId = useId();
	const { value, label, onChange, required = false } = given;
	const choose = async () => {
		const people = await choosePeople(value);
		if (people !== null) onChange(people);
	};
	return (
		<Input.Wrapper
			label={label}
			labelElement="div"
			labelProps={{ id: labelId }}
			error={given.error}
			withAsterisk={required}
		>
			{/* biome-ignore lint/a11y/useSemanticElements: one field of a form, no set of fields */}
			<div className="entries-people" role="group" aria-labelledby={labelId}>
				{value.map(({ id, name }) => (
					<span key={id} className="entries-person">
						{name}
						<IconButton
							icon={IconX}
							label={t.without(name)}
							onClick={() => onChange(value.filter((one) => one.id !== id))}
						/>
					</span>
				))}
				<Button id={given.id} variant="default" onClick={() => void choose()}>
					{t.choosePeople}
				</Button>
			</div>
		</Input.Wrapper>
	);
}

/** Asks for people; null when nothing is to be changed. */
async function choosePeople(before: ChosenPeople): Promise<ChosenPeople | null> {
	const value = before.map(({ id }) => id);
	const ids = await openUserPicker({ value });
	if (ids === null) return null;
	const names = await namesOfUsers(ids);
	return ids.map((id) => ({ id, name: names.get(id) ?? id }));
}
