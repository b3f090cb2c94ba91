import { Button, Input } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { emptyFault, type FieldGiven } from "#kit/ui/field/field-given.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { texts as kitTexts } from "#kit/ui/text.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import "../custom-fields.css";

/** What a person is called; undefined of somebody who is gone or may not be seen. */
export type NameOfPerson = (id: string) => Promise<string | undefined>;

/** Asks for one person; null when nothing is to be changed. */
export type PickPerson = (
	current: string | null,
) => Promise<{ readonly id: string; readonly name: string } | null>;

interface Given extends FieldGiven<string | null> {
	/** Names of those who were chosen before. */
	readonly customNames: Readonly<Record<string, string>>;
	readonly pickPerson: PickPerson;
	/** Without it, a person who was not named counts as gone. */
	readonly nameOfPerson?: NameOfPerson | undefined;
}

/** A person, chosen in a panel of its own. */
export function PersonInput(given: Given) {
	const t = useTexts(texts).values;
	const words = useTexts(kitTexts).field;
	const labelId = useId();
	const [picked, setPicked] = useState<Readonly<Record<string, string>>>({});
	const { value, label, onChange } = given;
	const known = value === null ? undefined : (picked[value] ?? given.customNames[value]);
	const found = usePersonName(value, known, given.nameOfPerson);
	const name = value === null ? t.nobody : found === null ? t.gone : found;
	const verb = value === null ? t.pick : t.change;
	const pick = async () => {
		const person = await given.pickPerson(value);
		if (person === null) return;
		setPicked({ ...picked, [person.id]: person.name });
		onChange(person.id);
	};
	return (
		<Input.Wrapper
			label={label}
			labelElement="div"
			labelProps={{ id: labelId }}
			description={given.help}
			error={emptyFault(given, value === null, words.empty)}
			withAsterisk={given.required ?? false}
		>
			{/* biome-ignore lint/a11y/useSemanticElements: one field of a form, no set of fields */}
			<div className="person-input" role="group" aria-labelledby={labelId}>
				<span data-empty={value === null || undefined}>{name}</span>
				{value !== null && (
					<IconButton icon={IconX} label={t.clear(label)} onClick={() => onChange(null)} />
				)}
				<Button
					id={given.id}
					size="compact-sm"
					variant="subtle"
					aria-label={t.pickFor(label, verb)}
					onClick={() => void pick()}
				>
					{verb}
				</Button>
			</div>
		</Input.Wrapper>
	);
}

/**
 * Asks for the name of a person whom nobody has named yet: a form that comes back after a reload knows only her id.
 *
 * @returns undefined while it is asked for, null when nobody knows her
 */
function usePersonName(
	id: string | null,
	known: string | undefined,
	nameOf: NameOfPerson | undefined,
): string | null | undefined {
	const [found, setFound] = useState<{ id: string; name: string | null }>();
	const ask = useEffectEvent(async (wanted: string) => {
		const name = await nameOf?.(wanted).catch(() => undefined);
		setFound({ id: wanted, name: name ?? null });
	});
	const isOpen = id !== null && known === undefined && nameOf !== undefined;
	useEffect(() => {
		if (isOpen) void ask(id);
	}, [id, isOpen]);
	if (known !== undefined) return known;
	if (!isOpen) return null;
	return found?.id === id ? found.name : undefined;
}
