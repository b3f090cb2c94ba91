import { Button, Input } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useId } from "react";
import type { FieldGiven } from "#kit/ui/field/field-given.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import type { ChosenPeople } from "../list/people-filter.tsx";
import { choosePeople } from "./choose-people.ts";
import "../entries.css";

/** Several people, chosen in a panel of their own. */
export function PeopleInput(given: FieldGiven<ChosenPeople>) {
	const t = useTexts(texts).filter;
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
