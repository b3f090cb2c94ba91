import { Input } from "@mantine/core";
import { IconUserSearch } from "@tabler/icons-react";
import { PictureButton } from "#kit/ui/picture-button.tsx";
import { useSession } from "#kit/web/session/session-store.ts";
import { useUserName } from "./user.ts";
import { pickPerson } from "./user-picker/open-user-picker.ts";

interface Given {
	readonly label: string;
	/** In the place of one's own name. */
	readonly oneself: string;
	readonly value: string;
	readonly onChange: (userId: string) => void;
}

/** For whom something is done: one's own name, or that of somebody who is chosen in a panel. */
export function PersonChoice({ label, oneself, value, onChange }: Given) {
	const session = useSession();
	const choose = async () => {
		const chosen = await pickPerson(value);
		if (chosen !== null) onChange(chosen.id);
	};
	const shared = { label, onClick: choose };
	return (
		<Input.Wrapper label={label} labelElement="div">
			<div>
				{value === session.userId ? (
					<PersonButton name={oneself} {...shared} />
				) : (
					<NamedPerson userId={value} {...shared} />
				)}
			</div>
		</Input.Wrapper>
	);
}

interface ButtonGiven {
	readonly label: string;
	readonly name: string;
	readonly onClick: () => Promise<void>;
}

function PersonButton({ label, name, onClick }: ButtonGiven) {
	return (
		<PictureButton
			icon={IconUserSearch}
			label={name}
			aria-label={`${label}: ${name}`}
			onClick={() => void onClick()}
		/>
	);
}

function NamedPerson({
	userId,
	...given
}: { readonly userId: string } & Omit<ButtonGiven, "name">) {
	return <PersonButton name={useUserName(userId) ?? "…"} {...given} />;
}
