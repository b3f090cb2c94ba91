import type { Words } from "../../../kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {
		PERSONNEL_NO_TAKEN: "This personnel number is taken already.",
		MAIL_TAKEN: "This e-mail address is taken already.",
		USERNAME_TAKEN: "This user name is taken already.",
		SUBJECT_TAKEN: "This account belongs to another employee already.",
		USER_UNIT_NOT_FOUND: "The unit was not found.",
		USER_SITE_NOT_FOUND: "The site was not found.",
		SUPERVISOR_NOT_FOUND: "The supervisor was not found.",
		SUPERVISOR_OVERLAPS:
			"The same supervisor is entered more than once in this period.",
		USER_IN_USE:
			"The employee cannot be deleted because of entries still linked to them. Would you rather archive the employee?",
		LOGIN_IN_USE:
			"The login has been used already and cannot be deleted. Would you rather deactivate it?",
		LAST_ADMINISTRATOR: "The last administrator cannot be archived or deleted.",
		NOT_ONESELF:
			"You cannot do this for yourself. Please ask another administrator.",
		HIGHER_RIGHTS:
			"This employee has further rights than you. Please ask an administrator.",
		USER_DISABLED: "The employee is archived.",
		USER_WITHOUT_MAIL: "No e-mail address is known of the employee.",
		LOGIN_MISSING: "The employee has no user name yet.",
		USERNAME_MISSING: "The user name cannot be empty.",
	},
	mails: {
		invitation: {
			subject: (params: { company: string }) =>
				`Your access to ${params.company}`,
			text: (params: {
				name: string;
				company: string;
				username: string;
				tenantNo: string;
				link: string;
			}) =>
				`Hello ${params.name},

an account in the time management of ${params.company} was set up for you. Please open this link and set your password:

${params.link}

The link is valid for 72 hours and only once. After that you sign in like this:

    Customer number: ${params.tenantNo}
    User name: ${params.username}

Stundwerk
`,
		},
		passwordSet: {
			subject: "Your password was set anew",
			text: (params: { name: string }) =>
				`Hello ${params.name},

the password of your account has just been set anew by your administration. All open sessions were ended.

If you do not know of this, please tell your personnel department at once.

Stundwerk
`,
		},
	},
} as const satisfies Words<typeof german>;
