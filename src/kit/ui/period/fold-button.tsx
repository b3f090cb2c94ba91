import { Button } from "@mantine/core";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "./text.ts";

interface Given {
	readonly isOpen: boolean;
	/** How many filters are set: they hold although nobody sees them. */
	readonly set: number;
	readonly onToggle: (isOpen: boolean) => void;
}

/** On a phone what is seen at once and what it is narrowed to come when they are asked for: all of it would take the room of the first people. */
export function FoldButton({ isOpen, set, onToggle }: Given) {
	const t = useTexts(texts);
	const Chevron = isOpen ? IconChevronUp : IconChevronDown;
	return (
		<Button
			size="xs"
			variant="default"
			className="period-fold"
			aria-expanded={isOpen}
			rightSection={<Chevron size={15} aria-hidden />}
			onClick={() => onToggle(!isOpen)}
		>
			{set === 0 ? t.show : t.showing(String(set))}
		</Button>
	);
}
