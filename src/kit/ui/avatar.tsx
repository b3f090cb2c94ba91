import { grown } from "./scale-of-type.ts";
import "./avatar.css";

interface Given {
	readonly firstName: string;
	readonly lastName: string;
	readonly size?: number;
	/** On the petrol rail. */
	readonly isOnSide?: boolean;
}

/** Initials in a circle; the name itself stands beside it. */
export function Avatar({ firstName, lastName, size = 28, isOnSide }: Given) {
	const initials = `${firstName.charAt(0)}${lastName.charAt(0)}`.toUpperCase();
	return (
		<span
			className={`avatar ${isOnSide ? "avatar-side" : ""}`}
			style={{ width: grown(size), height: grown(size), fontSize: grown(size * 0.4) }}
			aria-hidden
		>
			{initials}
		</span>
	);
}
