"""Orca runs this file when it starts: instead of a voice it gets a recorder, which sends every utterance to the test as one line of JSON."""

import json
import os
import socket

from orca import settings, speech

connection = socket.create_connection(('127.0.0.1', int(os.environ['CARTLET_SPEECH_PORT'])))

# The page is read line by line with the arrow keys. Read as a whole it would be recorded once for every message of the browser that it has loaded.
settings.sayAllOnLoad = False
# Each key that Orca has handled is recorded, so that the test knows when to wait for its outcome.
settings.enableKeyEcho = True
settings.enableNavigationKeys = True


def record(kind, text=''):
    line = json.dumps({'kind': kind, 'text': text}, ensure_ascii=False)
    connection.sendall((line + '\n').encode())


class Recorder:
    """Stands for Orca's speech server. What only sets a voice, its speed or its loudness does nothing."""

    def __getattr__(self, name):
        return lambda *args, **kwargs: None

    def speak(self, text=None, acss=None, interrupt=True):
        record('said', text or '')

    def speakCharacter(self, character, acss=None):
        record('said', character)

    def sayAll(self, utterances, progress):
        for context, _ in utterances:
            record('said', context.utterance)

    def speakKeyEvent(self, event, acss=None):
        record('key', event.getKeyName())

    def stop(self):
        record('stopped')


def start(*args):
    speech._speechserver = Recorder()


speech._initSpeechServer = start
