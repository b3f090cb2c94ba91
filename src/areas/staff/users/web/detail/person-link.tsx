import { IconChevronRight } from "@tabler/icons-react";

interface Given {
	readonly title: string;
	/** What is to be known without going there. */
	readonly value?: string | undefined;
	readonly run: () => void;
}

/** The way from a person's panel to something else that is known of the person. */
export function PersonLink({ title, value, run }: Given) {
	return (
		<button type="button" className="person-link" onClick={run}>
			<b>{title}</b>
			<span title={value}>{value}</span>
			<IconChevronRight size={16} aria-hidden />
		</button>
	);
}
