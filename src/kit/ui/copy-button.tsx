import { Button, CopyButton as Copying } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";

interface Given {
	/** What is copied. */
	readonly value: string;
	readonly size?: "xs";
	readonly words: {
		readonly copy: string;
		/** Said for a moment afterwards. */
		readonly copied: string;
	};
}

export function CopyButton({ value, size, words }: Given) {
	return (
		<Copying value={value}>
			{({ copied, copy }) => (
				<Button
					{...(size && { size })}
					variant="default"
					leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
					onClick={copy}
				>
					{copied ? words.copied : words.copy}
				</Button>
			)}
		</Copying>
	);
}
