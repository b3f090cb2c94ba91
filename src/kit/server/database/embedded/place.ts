import {
	accessSync,
	chmodSync,
	constants,
	lstatSync,
	mkdirSync,
	readdirSync,
	realpathSync,
	statSync,
} from "node:fs";
import { join } from "node:path";

/** Where the parts of one embedded database lie. */
export interface Place {
	directory: string;
	/** PostgreSQL's own data directory, owned by the account it runs as. */
	cluster: string;
	passwords: string;
	lock: string;
	log: string;
}

/** Resolves links, because PostgreSQL reports its data directory resolved and we compare with that. */
export function place(directory: string): Place {
	const real = realpathSync(directory);
	return {
		directory: real,
		cluster: join(real, "cluster"),
		passwords: join(real, "passwords.json"),
		lock: join(real, "lock.json"),
		log: join(real, "postgres.log"),
	};
}

export function makePlace(directory: string): Place {
	mkdirSync(directory, { recursive: true });
	const made = place(directory);
	refuseForeign(made.directory);
	// As root the database runs as another user, who has to pass through; each file inside guards itself.
	if (process.getuid?.() === 0)
		chmodSync(made.directory, (statSync(made.directory).mode & 0o777) | 0o011);
	return made;
}

function refuseForeign(directory: string): void {
	if (process.getuid === undefined || process.getuid() === 0) return;
	const own = process.getuid();
	const entries = readdirSync(directory).map((name) => join(directory, name));
	// The directory itself may be a mounted one of somebody else; that we may write to it is enough.
	const foreign = isWritable(directory)
		? entries.find((path) => lstatSync(path).uid !== own)
		: directory;
	if (foreign === undefined) return;
	throw new Error(
		`${foreign} belongs to user ${lstatSync(foreign).uid}, perhaps since a start as root: start as that user, or hand ${directory} over with chown -R.`,
	);
}

function isWritable(directory: string): boolean {
	try {
		accessSync(directory, constants.W_OK);
		return true;
	} catch {
		return false;
	}
}
