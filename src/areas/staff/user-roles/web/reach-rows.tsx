import { ChoiceRow } from "./choice-row.tsx";
import { type Reach, type Reaches, reaches, useReachWords } from "./reach.ts";

interface Given {
	readonly roles: readonly { readonly id: string; readonly name: string }[];
	readonly values: Reaches;
	readonly onChange: (roleId: string, reach: Reach) => void;
	/** Whether a role may be given this reach; every one unless given. */
	readonly isOpen?: (roleId: string, reach: Reach) => boolean;
	/** Id of the text that says why some of it cannot be chosen. */
	readonly describedBy?: string | undefined;
}

/** Roles, each with how far it reaches. */
export function ReachRows(given: Given) {
	const words = useReachWords();
	const { roles, values, onChange, isOpen = () => true } = given;
	return roles.map(({ id, name }) => (
		<ChoiceRow<Reach>
			key={id}
			name={`reach:${id}`}
			label={name}
			value={values[id] ?? "NONE"}
			onChange={(reach) => onChange(id, reach)}
			describedBy={given.describedBy}
			options={reaches.map((value) => ({
				value,
				label: words[value],
				isNone: value === "NONE",
				disabled: !isOpen(id, value),
			}))}
		/>
	));
}
