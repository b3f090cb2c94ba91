import { Button, CopyButton as Copying } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { IconButton } from "./icon-button.tsx";

interface Given {
	/** What is copied. */
	readonly value: string;
	readonly size?: "xs";
	/** Beside what is copied: its words are said, not seen. */
	readonly isPicture?: boolean;
	readonly words: {
		readonly copy: string;
		/** Said for a moment afterwards. */
		readonly copied: string;
	};
}

export function CopyButton({ value, size, isPicture, words }: Given) {
	return (
		<Copying value={value}>
			{({ copied, copy }) => {
				const [label, Shape] = copied ? [words.copied, IconCheck] : [words.copy, IconCopy];
				if (isPicture) return <IconButton icon={Shape} label={label} size={16} onClick={copy} />;
				return (
					<Button
						{...(size && { size })}
						variant="default"
						leftSection={<Shape size={16} />}
						onClick={copy}
					>
						{label}
					</Button>
				);
			}}
		</Copying>
	);
}
