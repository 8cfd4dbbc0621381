"""Orca runs this file when it starts; it replaces the voice with a recorder: each utterance goes to the test as one JSON line."""

import json
import os
import socket

from orca import input_event, settings, speech

connection = socket.create_connection(('127.0.0.1', int(os.environ['CARTLET_SPEECH_PORT'])))

# The journeys read the page line by line with the arrow keys.
# Read as a whole, it would be recorded each time the browser reports a load.
settings.sayAllOnLoad = False
# Keys are not read out: the transcript contains them anyway.
settings.enableKeyEcho = False


def record(kind, text=''):
    line = json.dumps({'kind': kind, 'text': text}, ensure_ascii=False)
    connection.sendall((line + '\n').encode())


class Recorder:
    """Replaces Orca's speech server. Methods that only set a voice, its speed or its volume do nothing."""

    def __getattr__(self, name):
        return lambda *args, **kwargs: None

    def speak(self, text=None, acss=None, interrupt=True):
        record('said', text or '')

    def speakCharacter(self, character, acss=None):
        record('said', character)

    def sayAll(self, utterances, progress):
        for context, _ in utterances:
            record('said', context.utterance)

    def stop(self):
        record('stopped')


def start(*args):
    speech._speechserver = Recorder()


speech._initSpeechServer = start

handle_key = input_event.KeyboardEvent.process


def handle_recorded_key(event):
    """Records that a key was pressed (not which one: it may belong to a password), so that the test can wait for its outcome."""
    if event.isPressedKey():
        record('key')
    return handle_key(event)


input_event.KeyboardEvent.process = handle_recorded_key
