import type { Icon } from "@tabler/icons-react";
import type { Ref } from "react";

interface Given {
	readonly label: string;
	readonly icon: Icon;
	readonly onClick: () => void;
	readonly isOpen: boolean;
	readonly disabled?: boolean | undefined;
	readonly ref?: Ref<HTMLButtonElement>;
}

/** Opens what belongs to a field: a calendar, a palette. */
export function OpenButton({ icon: Shape, ...given }: Given) {
	return (
		<button
			ref={given.ref}
			type="button"
			className="field-open"
			aria-label={given.label}
			title={given.label}
			aria-haspopup="dialog"
			aria-expanded={given.isOpen}
			disabled={given.disabled}
			onClick={given.onClick}
		>
			<Shape size={16} stroke={1.7} aria-hidden />
		</button>
	);
}
