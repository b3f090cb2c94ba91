import { IconInfoCircle } from "@tabler/icons-react";
import "./rules.css";

/** What is to be known before a form is filled in. */
export function RuleWarning({ children }: { readonly children: string }) {
	return (
		<p className="rule-warning">
			<IconInfoCircle size={16} stroke={1.8} aria-hidden />
			{children}
		</p>
	);
}
