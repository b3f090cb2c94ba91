import { Button } from "@mantine/core";
import { IconUserSearch } from "@tabler/icons-react";
import { useUserName } from "./user.ts";
import { pickPerson } from "./user-picker/open-user-picker.ts";

interface Given {
	/** What the button says while nobody is chosen; else it leads the name. */
	readonly label: string;
	readonly value: string | null;
	/** What she was called when it was written, for who may not look her up. */
	readonly name?: string | null;
	readonly onChange: (id: string | null) => void;
}

/** One person or none yet, chosen from those one may see. */
export function PersonPick({ label, value, name = null, onChange }: Given) {
	const choose = async () => {
		const person = await pickPerson(value);
		if (person !== null) onChange(person.id);
	};
	const open = () => void choose();
	if (value === null) {
		return (
			<Button variant="default" onClick={open}>
				{label}
			</Button>
		);
	}
	return <Chosen {...{ label, name }} userId={value} onClick={open} />;
}

interface ChosenGiven extends Required<Pick<Given, "label" | "name">> {
	readonly userId: string;
	readonly onClick: () => void;
}

function Chosen({ label, name, userId, onClick }: ChosenGiven) {
	const found = useUserName(userId);
	return (
		<Button
			variant="default"
			aria-description={label}
			leftSection={<IconUserSearch size={16} stroke={1.7} aria-hidden />}
			onClick={onClick}
		>
			{found || name || label}
		</Button>
	);
}
